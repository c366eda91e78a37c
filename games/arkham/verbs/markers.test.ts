import { expect } from 'vitest';
import { MARKER_TOKENS } from '../cards.js';
import { rule } from '../testing/rule.js';
import { carriedOut, says } from '../testing/says.js';
import { type TestTable, table } from '../testing/table.js';

/** Lays a marker of a colour, faceup or facedown. */
function marker(
  t: TestTable,
  face: string,
  space: string,
  how: 'faceup' | 'facedown' | 'mended' = 'faceup',
): TestTable {
  const at = t.s.markerSupply.findIndex((token) => token.startsWith(`marker/${face}`));
  const [token] = t.s.markerSupply.splice(at, 1);
  if (how === 'facedown') t.s.facedown.push({ space: t.at(space), token: [token!] });
  else t.s.markers.push({ space: t.at(space), token: token!, mended: how === 'mended' });
  return t;
}
const faces = (t: TestTable) => t.board.markers.map(({ token }) => token.replace(/\..*/, ''));

rule('ARK-492.1', 'markers lie facedown on spaces, and what is revealed says what follows', () => {
  const t = marker(table(), 'blue', 'north-b', 'facedown');
  says(t, [
    {
      do: 'reveal-marker',
      found: [
        { colour: 'white', does: [{ do: 'money', gain: 1 }] },
        { colour: 'blue', does: [{ do: 'money', gain: 2 }] },
      ],
    },
  ]);
  expect([t.player(0).money, faces(t), t.board.facedown]).toEqual([2, ['marker/blue'], []]);
});

rule('ARK-492.1', 'a revealed marker can be discarded', () => {
  const t = marker(table(), 'white', 'north-b', 'facedown');
  says(t, [{ do: 'reveal-marker', found: [{ colour: 'white', does: [{ do: 'remove-markers', which: 'that' }] }] }]);
  expect([faces(t), t.board.markerSupply.length]).toEqual([[], 10]);
});

rule('ARK-R.153', 'each neighbourhood has a facedown marker, which goes when a worshipper comes there', () => {
  const t = table().monster('hunter', 'mid-b');
  says(t, [{ do: 'mark-neighbourhoods' }, { do: 'remove-markers', which: 'of-its-neighbourhood' }], {
    monster: t.s.monsters[0]!.card,
  });
  expect(t.board.facedown.map(({ space }) => space)).toEqual(
    ['north', 'east', 'south', 'west'].map((tile) => t.at(`${tile}-a`)),
  );
});

rule('ARK-492.1', 'only the red marker stays, or comes to the starting space', () => {
  const t = marker(marker(table(), 'red', 'mid-a', 'facedown'), 'blue', 'mid-b');
  says(t, [{ do: 'remove-markers', which: 'all-but-red' }]);
  expect([faces(t), t.board.markers[0]!.space]).toEqual([['marker/red'], t.at('mid-a')]);
  const none = carriedOut({ do: 'remove-markers', which: 'all-but-red' });
  expect([faces(none), none.board.markers[0]!.space]).toEqual([['marker/red'], none.at('north-b')]);
});

rule('ARK-R.148', 'scars come to neighbourhoods that have none, mended ones included', () => {
  const t = marker(marker(table(), 'white', 'north-a', 'mended'), 'white', 'east-a');
  says(t, [{ do: 'place-scars', count: 2 }]);
  const first = t.seat(0).isAsked('which/that').options;
  expect(first).toHaveLength(9);
  t.seat(0).picks(`space:${t.at('mid-c')}`);
  expect(t.seat(0).options).toHaveLength(6);
  t.seat(0).picks(`space:${t.at('west-a')}`);
  expect(t.board.markers.map(({ space }) => space).slice(2)).toEqual([t.at('mid-c'), t.at('west-a')]);
});

rule('ARK-R.148', 'an anomaly leaves a scar where most doom is', () => {
  const t = says(table().doom({ 'mid-b': 2, 'mid-c': 1 }), [{ do: 'place-scar' }], { tile: 4 });
  expect(t.board.markers.map(({ space }) => space)).toEqual([t.at('mid-b')]);
});

rule('ARK-R.148', 'the scar in one’s space is mended', () => {
  const t = says(marker(table(), 'white', 'north-b'), [{ do: 'mend-scar' }]);
  expect(t.board.markers).toMatchObject([{ mended: true }]);
});

rule('ARK-003', 'where there are too few markers, as many spaces get one as there are', () => {
  const t = table();
  t.s.markerSupply = [];
  t.s.markers = MARKER_TOKENS.map((token) => ({ space: t.at('mid-a'), token, mended: false }));
  t.s.markers = t.s.markers.filter(({ token }) => token !== 'marker/blue');
  t.s.markerSupply = ['marker/blue'];
  says(t, [
    {
      do: 'hide-markers',
      markers: [
        { colour: 'blue', count: 1 },
        { colour: 'red', count: 1 },
      ],
      where: ['your-space', 'leads-space'],
    },
  ]);
  expect(t.board.facedown).toEqual([{ space: t.at('north-b'), token: ['marker/blue'] }]);
});
