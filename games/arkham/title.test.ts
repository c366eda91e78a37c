import { titleLaws } from '@tabula/kit/testing/title-laws.js';
import { core } from './content/core.js';
import { title } from './title.js';

const pages: Record<string, string> = import.meta.glob(['../../docs/protocol/arkham.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

titleLaws(title, Object.values(pages)[0]!, {
  read: { id: 'another', name: { en: 'Another', pl: 'Inny', de: 'Anderer' }, content: core },
  about: '4 scenarios, 12 investigators, 43 kinds of monsters, 40 archive cards',
});
