import { bound } from '../deck.js';
import downtown from './downtown.json' with { type: 'json' };
import easttown from './easttown.json' with { type: 'json' };
import merchantDistrict from './merchant-district.json' with { type: 'json' };
import miskatonicUniversity from './miskatonic-university.json' with { type: 'json' };
import northside from './northside.json' with { type: 'json' };
import rivertown from './rivertown.json' with { type: 'json' };
import southside from './southside.json' with { type: 'json' };
import uptown from './uptown.json' with { type: 'json' };

/** What can be told in the neighbourhoods, all of them: a scenario has five. */
export const stories = bound([
  downtown,
  easttown,
  merchantDistrict,
  miskatonicUniversity,
  northside,
  rivertown,
  southside,
  uptown,
]);
