import type { Frame, State } from '@tabula/kernel/game.js';
import { clone, type Seat } from '@tabula/kernel/json.js';
import { ask, type Rule } from '@tabula/kernel/rule.js';
import { frameOf, withHalt } from '@tabula/kernel/testing/halt.js';
import { SeatAtTest } from '@tabula/kernel/testing/seat-at-test.js';
import { laidState, TableAtTest } from '@tabula/kernel/testing/table-at-test.js';
import type { None } from '@tabula/kit/acting.js';
import { remove } from '@tabula/kit/piles.js';
import { arkham } from '../arkham.js';
import {
  type Arkham,
  type ArkhamView,
  type AssetInPlay,
  DISPLAY,
  HEADLINES,
  type Investigator,
  type MonsterInPlay,
  newBoard,
  SHEET,
  type Tile,
} from '../board.js';
import { SKILLS, type Skill } from '../language/values.js';
import { archiveId, kindOf, tableFor } from '../packs.js';
import { tileOfEvent } from '../rules/doom.js';
import { rule } from '../rules/kit.js';
import { PLAY } from '../rules/leave.js';
import { turn } from '../rules/turn.js';
import { TRIAL } from './pack.js';

const halt = rule<None, { halt: 'halt' }>('halt')({
  'ARK-430.1': () => ask(0, 'halt', ['halt'], { always: true }),
});
const stoppable = withHalt(arkham, halt);
const ROUNDS: Frame = { rule: PLAY, at: 'ARK-202', v: {}, into: '' };

class ArkhamSeat extends SeatAtTest<Arkham, ArkhamView> {
  /** Begins an action of the own turn. */
  does(deed: string): this {
    return this.isAsked('turn/deed').picks(deed);
  }
}

/**
 * A table laid for a test, with any position: at first it is the action phase of round 1, seat 0 leads, seat n has the
 * investigator n + 1 without cards on the starting space (north-b), there is no doom, no monster and no codex, and every
 * deck lies as the box is sorted. A space is named by its id ('mid-a').
 */
export class TestTable extends TableAtTest<Arkham, ArkhamView> {
  protected readonly game = stoppable;
  protected readonly laid: State<Arkham>;
  readonly s: Arkham;

  constructor(players: number, scenario: string, pack: string = TRIAL.id) {
    super();
    this.s = newBoard(players, pack, scenario);
    const { s } = this;
    s.phase = 'action';
    s.round = 1;
    s.unusedHeadlines = s.headlines.splice(HEADLINES);
    s.display = s.items.splice(-DISPLAY);
    s.monsterTop = [s.monsterDeck.pop()!];
    s.seats.forEach((one, seat) => {
      const sheet = tableFor(s).pack.investigators[seat]!.id;
      remove(s.sheets, sheet);
      one.sheet = sheet;
      one.space = tableFor(s).start;
      one.money = 0;
    });
    this.laid = laidState(arkham, s, players, { pack, scenario });
  }

  override seat(seat: Seat): ArkhamSeat {
    return new ArkhamSeat(this, seat, (keys) => this.answer(seat, keys));
  }

  // ——— laying ———

  at(space: string): number {
    const found = tableFor(this.s).spaceOf[space];
    if (found === undefined) throw new Error(`there is no space ${space}`);
    return found;
  }

  with(seat: Seat, more: Partial<Investigator>): this {
    Object.assign(this.s.seats[seat]!, more);
    return this;
  }

  /** ARK-R.52: the option of the table. */
  allows(watchersAllowEncounters: boolean): this {
    this.s.watchersAllowEncounters = watchersAllowEncounters;
    this.laid.options.watchersAllowEncounters = watchersAllowEncounters;
    return this;
  }

  on(seat: Seat, space: string): this {
    return this.with(seat, { space: this.at(space) });
  }

  focus(seat: Seat, ...skills: Skill[]): this {
    for (const skill of skills) this.s.seats[seat]!.focus[SKILLS.indexOf(skill)]!++;
    return this;
  }

  /** Gives an investigator an asset, wherever it lies: 'item/axe' is any copy. */
  asset(seat: Seat, kind: string, more: Partial<AssetInPlay> = {}): this {
    const { s } = this;
    for (const pile of [s.items, s.display, s.allies, s.spells, s.special, s.starting, s.conditions]) {
      const card = pile.find((piece) => piece === kind || kindOf(piece) === kind);
      if (card === undefined) continue;
      remove(pile, card);
      s.seats[seat]!.assets.push({ card, damage: 0, horror: 0, back: false, ...more });
      return this;
    }
    throw new Error(`there is no ${kind} left`);
  }

  /** Somebody else plays this seat: 'investigator/jenny-barnes'. */
  plays(seat: Seat, sheet: string): this {
    const { s } = this;
    const one = s.seats[seat]!;
    if (one.sheet !== null) s.sheets.push(one.sheet);
    if (!remove(s.sheets, sheet)) throw new Error(`there is no ${sheet} left`);
    one.sheet = sheet;
    return this;
  }

  /** The player of a seat has no investigator: the sheet left the game. */
  gone(seat: Seat): this {
    const one = this.s.seats[seat]!;
    this.s.lostSheets.push(one.sheet!);
    Object.assign(one, { sheet: null, space: SHEET });
    return this;
  }

  /** These lie in the display; others fill it up. */
  display(...cards: string[]): this {
    const { s } = this;
    const all = [...cards, ...[...s.display, ...s.items].filter((card) => !cards.includes(card))];
    s.display = all.splice(0, Math.max(DISPLAY, cards.length));
    s.items = all;
    return this;
  }

  pact(seat: Seat, card: string): this {
    remove(this.s.pacts, card);
    this.s.seats[seat]!.pact.push(card);
    return this;
  }

  /** Puts a monster on a space, ready unless it says otherwise. */
  monster(kind: string, space: string, more: Partial<MonsterInPlay> = {}): this {
    const { s } = this;
    const listed = [...s.monsterDeck, ...s.monsterTop, ...s.setAside];
    const card = listed.find((piece) => kindOf(piece) === `monster/${kind}`)!;
    if (!remove(s.monsterDeck, card) && !remove(s.setAside, card)) {
      remove(s.monsterTop, card);
      s.monsterTop.push(s.monsterDeck.pop()!);
    }
    s.monsters.push({ card, space: this.at(space), damage: 0, exhausted: false, with: [], ...more });
    return this;
  }

  /** Puts an epic monster on a space, by the number of its card. */
  epic(no: number, space: string, more: Partial<MonsterInPlay> = {}): this {
    remove(this.s.archive, archiveId(no));
    this.s.monsters.push({
      card: archiveId(no),
      space: this.at(space),
      damage: 0,
      exhausted: false,
      with: [],
      ...more,
    });
    return this;
  }

  doom(where: { readonly [space: string]: number }): this {
    for (const [space, count] of Object.entries(where)) this.s.doom[this.at(space)] = count;
    return this;
  }

  /** A clue in a neighbourhood, with its event on top of the deck there. */
  clue(tile: Tile): this {
    const { s } = this;
    const event = s.events.find((card) => tileOfEvent(s, card) === tile)!;
    remove(s.events, event);
    s.tiles[tile].deck.push(event);
    s.tiles[tile].clues++;
    return this;
  }

  codex(...numbers: number[]): this {
    for (const no of numbers) {
      remove(this.s.archive, archiveId(no));
      this.s.codex.push({ card: archiveId(no), back: false, clues: 0, doom: 0 });
    }
    return this;
  }

  /** A headline lies on top of its deck. */
  headline(card: string): this {
    const { headlines, unusedHeadlines } = this.s;
    if (remove(unusedHeadlines, card)) unusedHeadlines.push(headlines.shift()!);
    else remove(headlines, card);
    headlines.push(card);
    return this;
  }

  /** A rumour lies in the codex. */
  rumour(card: string): this {
    this.headline(card).s.headlines.pop();
    this.s.codex.push({ card, back: false, clues: 0, doom: 0 });
    return this;
  }

  // ——— running ———

  /** The turn of a seat; the test stops when it is over. */
  turn(seat: Seat = 0): this {
    return this.start([frameOf(turn, { seat })]);
  }

  /** Runs one rule, then stops. */
  run<A extends object>(of: Rule<A, unknown>, args: A): this {
    return this.start([frameOf(of, clone(args) as Frame['v'])]);
  }

  /** Goes on in the rounds from a step of theirs. */
  resume(frame: Frame): this {
    return this.start([frame], []);
  }

  private start(frames: readonly Frame[], below: readonly Frame[] = [ROUNDS, frameOf(halt)]): this {
    const { s } = this;
    while (s.display.length < DISPLAY) s.display.push(s.items.pop()!);
    if (s.nextEvent.length === 0) s.nextEvent.push(...s.events.splice(-1));
    s.nextTile = s.nextEvent.length === 0 ? null : tileOfEvent(s, s.nextEvent[0]!);
    this.laid.stack = [{ rule: arkham.root.name, at: '', v: {}, into: '' }, ...below, ...frames];
    this.check(this.laid, 'the table is not well laid');
    return this.go();
  }

  // ——— looking ———

  player(seat: Seat): Investigator {
    return this.board.seats[seat]!;
  }

  /** A monster of a kind on the board. */
  beast(kind: string): MonsterInPlay | undefined {
    return this.board.monsters.find(({ card }) => kindOf(card) === `monster/${kind}`);
  }

  /** The id of the space somebody is on. */
  where(seat: Seat): string {
    return tableFor(this.board).spaces[this.player(seat).space]!.id;
  }

  doomOn(space: string): number {
    return this.board.doom[this.at(space)]!;
  }

  assets(seat: Seat): string[] {
    return this.player(seat).assets.map(({ card }) => kindOf(card));
  }
}

/** A table laid for a test: two players and anomalies unless it says otherwise. */
export const table = (options: { players?: number; scenario?: string } = {}): TestTable =>
  new TestTable(options.players ?? 2, options.scenario ?? 'rift');
