import { arkham } from '@tabula/arkham/arkham.js';
import type { Arkham } from '@tabula/arkham/board.js';
import type { Game } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { expect, it } from 'vitest';
import { sameAfterReload } from './arkham-stage.js';
import { axe } from './axe.js';
import { chance } from './chance.js';
import { crowdedAt } from './crowd.js';
import { gameWord } from './games.js';
import { lay as layForAll } from './laid.js';
import { playNow } from './lobby.js';
import { nightOf, wonNight } from './nights.js';
import { changed, fullest, lay, put } from './positions.js';
import { kindOfQuestion, nextMoment, panel, pick, question } from './table.js';
import { besidesNetwork, SIZES, shoot, tooWide, visit } from './visitor.js';

const ALL = ['phone', 'tablet', 'desk'] as const;

it.each([
  { language: 'en', size: 'desk', seats: 3, scenario: 'scenario/azathoth' },
  { language: 'de', size: 'phone', seats: 6, scenario: 'scenario/umordhoth' },
] as const)(
  'a night that is lost is told as a page, with $seats players in $language',
  async ({ seats, scenario, ...look }) => {
    const visitor = await visit(look);
    const { page } = visitor;
    await lay(visitor, nightOf({ scenario, seats, seed: 'night 0' }));
    const tale = page.getByRole('article', { name: gameWord('arkham', look.language, 'tale'), exact: true });
    await tale.waitFor();
    await expect.poll(() => tale.locator('.ar-beats li').count()).toBeGreaterThan(2);
    expect(await tale.locator('.ar-beats li').count()).toBeLessThanOrEqual(5);
    expect(await tale.locator('.ar-fates > li').count()).toBe(seats);
    expect(await tale.locator('.ar-curve').count()).toBe(1);
    await shoot(visitor, `arkham-tale-${seats}`, ALL);
    expect(await crowdedAt(visitor, ALL)).toEqual([]);
    expect(await tooWide(visitor)).toBe(0);
    expect(await axe(page)).toEqual([]);
    // To keep: a picture, and not an empty one.
    const download = page.waitForEvent('download');
    await tale.getByRole('button', { name: gameWord('arkham', look.language, 'end.keep') }).click();
    const kept = await download;
    expect(kept.suggestedFilename()).toBe('arkham.png');
    await kept.saveAs(`web/dist-shots/arkham-kept-${look.language}.png`);
    // The table itself is a touch away, and the tale again.
    await tale.getByRole('button', { name: gameWord('arkham', look.language, 'end.map') }).click();
    await page.locator('.ar-table').waitFor();
    await page.getByRole('button', { name: gameWord('arkham', look.language, 'end.back') }).click();
    await tale.waitFor();
    expect(visitor.complaints).toEqual([]);
  },
);

it('a tale that does not come says so, and comes when it is asked for again; the table can be looked at meanwhile', async () => {
  const visitor = await visit({ size: 'phone', language: 'de' });
  const { page, context, say } = visitor;
  // The network fails for it once.
  await context.route('**/assets/tale-*.js', (route) => route.abort());
  await put(visitor, nightOf({ scenario: 'scenario/azathoth', seats: 2, seed: 'night 0' }));
  const untold = page.getByRole('alert').filter({ hasText: gameWord('arkham', 'de', 'end.missing') });
  await untold.waitFor();
  await page.locator('.ar-table').waitFor();
  await shoot(visitor, 'arkham-untold', ALL);
  expect(await tooWide(visitor)).toBe(0);
  await context.unroute('**/assets/tale-*.js');
  await untold.getByRole('button', { name: say('offline.retry') }).click();
  await page.getByRole('article', { name: gameWord('arkham', 'de', 'tale'), exact: true }).waitFor();
  expect(await untold.count()).toBe(0);
  expect(besidesNetwork(visitor)).toEqual([]);
});

it('a night that is won has a dawn: another picture, another title, and who walks home', async () => {
  const visitor = await visit({ size: 'desk', language: 'pl' });
  const { page } = visitor;
  await lay(visitor, wonNight('scenario/umordhoth', 2));
  const tale = page.getByRole('article', { name: gameWord('arkham', 'pl', 'tale'), exact: true });
  await tale.getByRole('heading', { name: gameWord('arkham', 'pl', 'end.title.umordhoth.won') }).waitFor();
  await expect.poll(() => tale.locator('.ar-beats li').count()).toBeGreaterThan(2);
  expect(await tale.locator('.ar-fate:not(.is-lost)').count()).toBeGreaterThan(0);
  await shoot(visitor, 'arkham-won', ALL);
  expect(await crowdedAt(visitor, ALL)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});

it('who plays several investigators lays the sheet of another open with one touch, and one’s own again', async () => {
  const visitor = await visit({ size: 'phone', language: 'de' });
  const { page } = visitor;
  const { state, seat } = nightOf({ seats: 3, seed: 'night 0', until: 'turn/deed' });
  await layForAll(visitor, state, ['Ada', 'Bea', 'Cid']);
  await nextMoment(visitor);
  const mine = page.locator('.ar-mine');
  const other = (seat + 1) % 3;
  expect(await mine.getAttribute('data-flip-seat')).toBe(String(seat));
  await page.locator(`.ar-mate[data-flip-seat='${other}']`).tap();
  expect(await mine.getAttribute('data-flip-seat')).toBe(String(other));
  expect(await axe(page)).toEqual([]);
  await page.locator(`.ar-mate[data-flip-seat='${seat}']`).tap();
  expect(await mine.getAttribute('data-flip-seat')).toBe(String(seat));
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});

it('a newcomer is led through the first round by notes, and leaves them when they know enough', async () => {
  const visitor = await visit({ size: 'desk', language: 'en' });
  const { page, say } = visitor;
  await lay(visitor, nightOf({ seats: 2, seed: 'night 0', until: 'turn/deed' }));
  await page.getByRole('button', { name: say('coach.start') }).click();
  const note = page.getByRole('region', { name: gameWord('arkham', 'en', 'coach.mentor'), exact: true });
  for (const lesson of ['goal', 'round', 'turn']) {
    await note.getByText(gameWord('arkham', 'en', `coach.${lesson}`)).waitFor();
    expect(await axe(page)).toEqual([]);
    await shoot(visitor, `arkham-coach-${lesson}`, ALL);
    if (lesson !== 'turn') await note.getByRole('button', { name: say('guide.done') }).click();
  }
  // It is played on meanwhile: what is asked can be answered beside the note.
  const before = await question(visitor);
  await page.keyboard.press('1');
  await expect.poll(() => question(visitor)).not.toEqual(before);
  await note.getByRole('button', { name: say('coach.skip') }).click();
  await expect.poll(() => note.count()).toBe(0);
  await page.reload();
  await nextMoment(visitor);
  expect(await note.count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});

it.each([
  { what: 'a test', until: 'test/change', seed: 'night 1' },
  { what: 'an encounter', until: 'may/yes', seed: 'night 0' },
  { what: 'a mythos token', until: 'reckoning/next', seed: 'night 0' },
] as const)(
  'what is asked and staged in the middle of $what is there again after a reload',
  async ({ until, seed }) => {
    const visitor = await visit({ size: 'phone', language: 'pl' });
    await lay(visitor, nightOf({ seats: 2, seed, until }));
    expect(await kindOfQuestion(visitor)).toBe(until);
    await sameAfterReload(visitor);
    expect(visitor.complaints).toEqual([]);
  },
);

it('a turn is taken by keys alone, and what cannot be done says why', async () => {
  const visitor = await visit({ size: 'desk', language: 'en' });
  const { page } = visitor;
  await lay(visitor, nightOf({ seats: 2, seed: 'night 0', until: 'turn/deed' }));
  const before = await question(visitor);
  // The same set of actions is always there: what a rule forbids stands below, with that rule.
  const forbidden = panel(visitor).locator('button.is-forbidden');
  await expect.poll(() => forbidden.count()).toBeGreaterThan(0);
  expect((await forbidden.first().innerText()).split('\n').length).toBeGreaterThan(1);
  await page.keyboard.press('1');
  await expect.poll(() => question(visitor)).not.toEqual(before);
  expect(await axe(page)).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});

it('on a phone what is laid over the map has the room below it that is not needed, and is not told there again', async () => {
  const visitor = await visit({ size: 'phone', language: 'pl' });
  const { page } = visitor;
  const trade = fullest(arkham as Game, 4, 3).find(({ asks }) => asks === 'trade/gift');
  await lay(visitor, trade!);
  // The last answer ends where the panel does, but for its padding.
  const below = `document.querySelector('.ask').getBoundingClientRect().bottom -
    [...document.querySelectorAll('.ask .opt')].at(-1).getBoundingClientRect().bottom`;
  expect(await page.evaluate<number>(below)).toBeLessThan(60);
  await lay(visitor, nightOf({ seats: 2, seed: 'night 0', until: 'may/yes' }));
  const [tale] = await page.locator('.ar-tale-text').allInnerTexts();
  const told = (await page.locator('.lately').allInnerTexts()).join(' ');
  expect(tale!.length).toBeGreaterThan(40);
  expect(told).not.toContain(tale!.slice(1, 30));
  expect(visitor.complaints).toEqual([]);
});

it('on a phone all that can be done in a turn is in sight above what ends it, and the names of three companions are whole', async () => {
  const visitor = await visit({ size: 'phone', language: 'en' });
  const { page } = visitor;
  await lay(visitor, nightOf({ seats: 3, seed: 'night 0', until: 'turn/deed' }));
  const reach = await page.evaluate<number>(`(() => {
    const [deeds, last] = document.querySelectorAll('.ask .opts');
    return last.getBoundingClientRect().top - deeds.lastElementChild.getBoundingClientRect().bottom;
  })()`);
  expect(reach).toBeGreaterThanOrEqual(0);
  const cut = `[...document.querySelectorAll('.ar-mate__n')].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)`;
  expect(await page.evaluate<number>(`${cut}.length`)).toBe(0);
  expect(visitor.complaints).toEqual([]);
});

it('on a phone what is long among many answers is short, and is read whole with a touch before it is done', async () => {
  const visitor = await visit({ size: 'phone', language: 'en' });
  const { page, say } = visitor;
  await lay(visitor, fullest(arkham as Game, 4, 3).find(({ asks }) => asks === 'turn/deed')!);
  const key = await page.evaluate<string | undefined>(
    `[...document.querySelectorAll('.opt[data-brief]')].find((answer) => {
      const { scrollHeight, clientHeight } = answer.querySelector('.opt__t');
      return scrollHeight > clientHeight + 1;
    })?.dataset.key`,
  );
  expect(key).toBeDefined();
  const answer = panel(visitor).locator(`[data-key="${key}"]`);
  const asked = await question(visitor);
  await answer.tap();
  await answer.getByText(say('ask.sure')).waitFor();
  expect(await answer.getAttribute('data-brief')).toBeNull();
  expect(await question(visitor)).toEqual(asked);
  await answer.tap();
  await expect.poll(() => question(visitor)).not.toEqual(asked);
  expect(visitor.complaints).toEqual([]);
});

it('on a phone what a page asks is said once, by the panel or by the page', async () => {
  const visitor = await visit({ size: 'phone', language: 'en' });
  const { page, say } = visitor;
  await lay(visitor, nightOf({ seats: 2, seed: 'night 0', until: 'may/yes' }));
  const [asks, whole] = [page.locator('.ar-page__asks'), page.locator('.ask__whole')];
  const more = panel(visitor).getByRole('button', { name: say('ask.whole') });
  const said = async () => [await asks.isVisible(), await whole.isVisible()];
  const before = await said();
  expect([...before].sort()).toEqual([false, true]);
  await more.tap();
  await expect.poll(said).toEqual([...before].reverse());
  expect(visitor.complaints).toEqual([]);
});

const CAST = ['find-gate', 'shriveling'];

/** Whose turn it is has spells that are actions. */
function castsMuch(board: unknown, seat: Seat): void {
  const { seats, spells } = board as Arkham;
  for (const card of CAST.map((name) => `spell/${name}`).filter((id) => spells.includes(id))) {
    spells.splice(spells.indexOf(card), 1);
    seats[seat]!.assets.push({ card, damage: 0, horror: 0, back: false });
  }
}

it.each(['tablet', 'desk'] as const)(
  'on a %s ten answers and more are in sight above what ends the turn, and what is long among them is read whole by who points at it',
  async (size) => {
    const visitor = await visit({ size, language: 'en' });
    const { page } = visitor;
    const turn = fullest(arkham as Game, 2, 3).find(({ asks }) => asks === 'turn/deed');
    await lay(visitor, changed(arkham as Game, turn!, castsMuch));
    const { count, reach } = await page.evaluate<{ readonly count: number; readonly reach: number }>(`(() => {
      const [deeds, last] = document.querySelectorAll('.ask .opts');
      const { bottom } = deeds.lastElementChild.getBoundingClientRect();
      return { count: deeds.children.length, reach: last.getBoundingClientRect().top - bottom };
    })()`);
    expect(count).toBeGreaterThan(9);
    expect(reach).toBeGreaterThanOrEqual(0);
    const cut = `[...document.querySelectorAll('.opt[data-brief]')].find((answer) => {
      const { scrollHeight, clientHeight } = answer.querySelector('.opt__t');
      return scrollHeight > clientHeight + 8; // a line
    })?.dataset.key`;
    const key = await page.evaluate<string | undefined>(cut);
    expect(key).toBeDefined();
    await panel(visitor).locator(`[data-key="${key}"]`).hover();
    await expect.poll(() => page.evaluate<string | undefined>(cut)).not.toBe(key);
    expect(visitor.complaints).toEqual([]);
  },
);

it('a sheet that is laid open has a portrait and not a pillar, however many cards lie beside it', async () => {
  const visitor = await visit({ size: 'tablet', language: 'de' });
  const { page, say } = visitor;
  const position = nightOf({ scenario: 'scenario/azathoth', seats: 4, seed: 'night 0', until: 'reckoning/next' });
  await lay(visitor, position);
  const { seats } = position.state.board as Arkham;
  const most = Math.max(...seats.map(({ assets }, seat) => (seat === position.seat ? 0 : assets.length)));
  const seat = seats.findIndex(({ assets }, at) => at !== position.seat && assets.length === most);
  expect(most).toBeGreaterThan(2);
  await page.locator(`.ar-mate[data-flip-seat='${seat}']`).click();
  const sheet = page.getByRole('dialog');
  const { width, height } = (await sheet.locator('.ar-me__bust').boundingBox())!;
  expect(height / width).toBeLessThan(1.6);
  await shoot(visitor, 'arkham-sheet', ALL);
  await sheet.getByRole('button', { name: say('close') }).click();
  expect(visitor.complaints).toEqual([]);
});

it('spaces glow by their own shape, and a price that is not read has no tag', async () => {
  const visitor = await visit({ size: 'phone', language: 'pl' });
  await lay(visitor, nightOf({ seats: 2, seed: 'night 0', until: 'turn/deed' }));
  const { page } = visitor;
  const boxes = `[...document.querySelectorAll('.ar-space.may')].map((space) => getComputedStyle(space, '::before').content)`;
  const seen = await page.evaluate<string[]>(boxes);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set(['none']));
  const tags = `[...document.querySelectorAll('.ar-price')].map((tag) =>
    [tag, tag.querySelector('text')].map((part) => getComputedStyle(part).visibility))`;
  const prices = await page.evaluate<[string, string][]>(tags);
  expect(prices.length).toBeGreaterThan(0);
  expect(prices.filter(([tag, text]) => tag !== text)).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});

it('after the first visit a night is played without the network, in the language that was spoken', async () => {
  const visitor = await visit({ size: 'phone', language: 'de', seed: 'arkham offline', offline: true });
  const { page, context, say, open } = visitor;
  await open('/');
  await page.getByRole('button', { name: say('mode.now') }).waitFor();
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await playNow(visitor, 'arkham', 1);
  const picks = chance('arkham offline');
  for (let answers = 0; answers < 6; answers++) {
    await nextMoment(visitor);
    await pick(visitor, picks);
  }
  await nextMoment(visitor);
  const asked = await question(visitor);
  await page.reload();
  await nextMoment(visitor);
  await expect.poll(() => question(visitor)).toEqual(asked);
  expect(besidesNetwork(visitor)).toEqual([]);
});

it('what all know of cup, event deck and codex is a touch away, at every width', async () => {
  const visitor = await visit({ size: 'desk', language: 'de' });
  const { page, say } = visitor;
  const word = (key: string) => gameWord('arkham', 'de', key);
  // A gate has burst by then, so that something lies under the event deck.
  await lay(visitor, nightOf({ scenario: 'scenario/azathoth', seats: 4, seed: 'night 0', until: 'reckoning/next' }));
  const sheet = page.getByRole('dialog');
  const close = () => sheet.getByRole('button', { name: say('close') }).click();
  for (const [name, text] of [
    [word('map.cup'), word('decks')],
    [word('codex'), word('codex')],
  ] as const) {
    await page.getByRole('button', { name }).first().click();
    await sheet.getByRole('heading', { name: text }).waitFor();
    await shoot(visitor, `arkham-known-${text}`, ALL);
    // The reckoning is read where the codex is read, if there is no room for it on the table.
    if (text === word('codex')) {
      await page.setViewportSize(SIZES.phone);
      expect(await sheet.locator('.ar-codex__r').isVisible()).toBe(true);
      await page.setViewportSize(SIZES.desk);
    }
    expect(await tooWide(visitor)).toBe(0);
    expect(await axe(page)).toEqual([]);
    await close();
  }
  expect(visitor.complaints).toEqual([]);
});
