import { NPC } from '@tabula/cults/board.js';
import { scoring } from '@tabula/cults/rules/scoring.js';
import { table } from '@tabula/cults/testing/table.js';
import { speak } from '@tabula/cults/text/speak.js';
import { describe, expect, it } from 'vitest';
import { needsMet } from './goal.js';
import { cultsScore } from './score.js';

const NAMES = ['Ada', 'Ilse', 'Orlok'];
const voice = speak('en', { name: (seat) => NAMES[seat] });

/** A table laid for its end. */
const ended = (t: ReturnType<typeof table>) => cultsScore(t.run(scoring, {}).view(0).board, t.result!, voice, 'en');
const met = (t: ReturnType<typeof table>) => needsMet(t.run(scoring, {}).view(0).board);

describe('the score at the end', () => {
  it('says what the points come from, the winner first', () => {
    const t = table({ players: 3 }).domination('uptown', 1, 1, 0).place(2, 'northside').ritual(2, 'northside', 3);
    const { sources, rows, notes } = ended(t);
    expect(sources).toEqual(['Domination markers', 'Places of cult with a ritual', 'Most rituals']);
    expect(rows).toEqual([
      { seat: 1, counts: [2, 0, 0] },
      { seat: 2, counts: [0, 1, 1] },
      { seat: 0, counts: [1, 0, 0] },
    ]);
    expect(notes).toEqual([
      { text: 'Equal points: Ilse stands before Orlok by more domination markers.', rule: 'CULT-15.7' },
    ]);
  });

  it('names the tie-break that decided: places, rituals, and what lies hidden', () => {
    const places = table().domination('uptown', 0).domination('northside', 1).place(1, 'uptown', 'northside');
    expect(ended(places).notes.map(({ rule }) => rule)).toEqual(['CULT-15.8']);
    const rituals = table({ players: 3 })
      .domination('uptown', 0, 1)
      .ritual(1, 'uptown', 1)
      .ritual(2, 'downtown', 1, 1)
      .domination('downtown', 2, 2);
    expect(ended(rituals).notes.map(({ rule }) => rule)).toEqual(['CULT-15.9']);
    const hidden = table().deck(0, ['D']).domination('uptown', 0, 1);
    expect(ended(hidden).notes.map(({ rule }) => rule)).toEqual(['CULT-15.10']);
  });

  it('says nothing of ties where all share the victory', () => {
    expect(ended(table().domination('uptown', 0, 1)).notes).toEqual([]);
  });
});

describe('the goal of a solo game', () => {
  it('is ticked requirement by requirement', () => {
    const t = table({ players: 1 }).goal('O5').domination('uptown', 0, NPC).place(0, 'uptown').ritual(0, 'uptown', 1);
    const notes = ended(t).notes.map((note) => note.met);
    expect(notes[0]).toBe(true); // more points than the NPC
    expect(notes).toEqual(met(t));
    expect(notes).toContain(false);
  });

  it('is beaten by the tie-breaks too, and not by a tie in everything', () => {
    const ahead = table({ players: 1 }).goal('O1').domination('uptown', 0, NPC).place(0, 'uptown', 'northside');
    expect(met(ahead)[0]).toBe(true);
    const equal = table({ players: 1 }).goal('O1').domination('uptown', 0, NPC);
    expect(met(equal)[0]).toBe(false);
  });
});
