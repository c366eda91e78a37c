import { titleLaws } from '@tabula/kit/testing/title-laws.js';
import { base } from './content/base.js';
import { title } from './title.js';

const pages: Record<string, string> = import.meta.glob(['../../docs/protocol/elekt.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

titleLaws(title, Object.values(pages)[0]!, {
  read: { ...base, id: 'another' },
  about: '38 units, 17 Missions, 17 Influences, 12 Privileges',
});
