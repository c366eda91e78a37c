import { titleLaws } from '@tabula/kit/testing/title-laws.js';
import { base } from './content/base/pack.js';
import { title } from './title.js';

const pages: Record<string, string> = import.meta.glob(['../../docs/protocol/cults.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

titleLaws(title, Object.values(pages)[0]!, {
  read: { ...base, id: 'another' },
  about: '23 kinds of cult cards, 15 city cards, 4 prologues, 8 goals',
});
