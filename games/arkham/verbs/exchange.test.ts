import { expect } from 'vitest';
import { encounter } from '../rules/encounter.js';
import { coreTable } from '../testing/core-table.js';
import { rule } from '../testing/rule.js';

const ACCESS = 'special/rare-books-access';

/** Somebody with access to rare books has had an encounter at the university, and uses it. */
function atTheLibrary(...tomes: string[]) {
  const t = coreTable({ scenario: 'twilight' })
    .asset(0, ACCESS)
    .on(0, 'science-building')
    .display('item/mystic-tome', 'item/knife', 'item/shotgun', 'item/dynamite', 'item/silver-key');
  for (const tome of tomes) t.asset(0, tome);
  t.run(encounter, { seat: 0 });
  while (t.seat(0).question !== undefined && !t.seat(0).options.includes(`0@${ACCESS}`))
    t.seat(0).picks(t.seat(0).options.at(-1)!);
  t.seat(0).isAsked('window/use').picks(`0@${ACCESS}`);
  return t;
}

rule('ARK-R.170', 'Rare Books Access: who has no tome gains one after an encounter', () => {
  const t = atTheLibrary();
  t.seat(0).isAsked('which/that', ['card:item/mystic-tome', 'deck:items']).picks('card:item/mystic-tome');
  expect([t.assets(0), t.ended]).toEqual([[ACCESS, 'item/mystic-tome'], true]);
});

rule('ARK-R.170', 'Rare Books Access: who has tomes gives one of them for another', () => {
  const t = atTheLibrary('item/otherworld-codex', 'item/occult-scripture');
  t.seat(0)
    .isAsked('which/that', ['card:item/otherworld-codex', 'card:item/occult-scripture'])
    .picks('card:item/occult-scripture');
  t.seat(0).isAsked('which/that', ['card:item/mystic-tome', 'deck:items']).picks('card:item/mystic-tome');
  expect(t.assets(0)).toEqual([ACCESS, 'item/otherworld-codex', 'item/mystic-tome']);
});
