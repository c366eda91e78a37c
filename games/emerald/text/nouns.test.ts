import { nounTable } from '@tabula/kit/testing/noun-table.js';
import { nounsOf } from './terms.js';

nounTable(nounsOf);
