// What is measured with pages of one's own; each says what it has found to its room.
import { asked, lobby, playOn, say, visitor, worker } from './at-table.mjs';

const GOALS = { load: 60, open: 1000, drawn: 100, task: 50 };
const middle = (numbers, part = 0.5) =>
  [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * part)] ?? 0;

/** All that a first visit to the lobby has to load before it can be read and used, compressed: page, scripts and styles. */
export async function firstLoad({ context, url, row }) {
  const page = await (await context()).newPage();
  const loaded = [];
  page.on('response', (response) => {
    if (['document', 'script', 'stylesheet'].includes(response.request().resourceType()))
      loaded.push(response.request().sizes());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(loaded)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  row(
    'first load: page, scripts and styles of the lobby, compressed',
    `${(bytes / 1000).toFixed(1)} kB`,
    `≤ ${GOALS.load} kB`,
    bytes <= GOALS.load * 1000,
  );
}

/** From the click to the first question, with nothing in the cache; and from an address to the question. */
export async function opening({ context: newContext, url, row }, game, bots) {
  const [begun, reloaded, works] = [[], [], []];
  for (let time = 0; time < 5; time++) {
    const context = await newContext({ reducedMotion: 'reduce' });
    const guest = await visitor(context, url);
    await lobby.choose(guest, game);
    await guest.page.getByRole('button', { name: say('lobby.bots', { count: bots }), exact: true }).click();
    const work = await worker(guest.page);
    const from = Date.now();
    await guest.page.getByRole('button', { name: say('mode.now') }).click();
    await asked(guest.page).waitFor();
    begun.push(Date.now() - from);
    works.push(await work());
    const again = Date.now();
    await guest.page.reload();
    await asked(guest.page).waitFor();
    reloaded.push(Date.now() - again);
    await context.close();
  }
  for (const [what, times] of [
    [`${game}: a new table of ${bots + 1} opens`, begun],
    [`${game}: it opens by its address`, reloaded],
  ])
    row(
      `${what} (median of ${times.length})`,
      `${middle(times)} ms`,
      `≤ ${GOALS.open} ms`,
      middle(times) <= GOALS.open,
    );
  row(`${game}: processor time of the page to open a new table`, `${middle(works).toFixed(0)} ms`);
}

/** Runs in the page: notes how long after a message of the server the first picture with something of it was drawn. */
function noteDrawing() {
  globalThis.drawn = [];
  let from = null;
  const drew = () => {
    if (from === null) return;
    const since = from;
    from = null;
    requestAnimationFrame(() => {
      const after = new MessageChannel();
      after.port1.onmessage = () => globalThis.drawn.push(performance.now() - since);
      after.port2.postMessage(0);
    });
  };
  new MutationObserver(drew).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  globalThis.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener('message', ({ data }) => {
        if (data.includes('"push":"update"')) from ??= performance.now();
      });
    }
  };
}

/** Two people at a table of the server, and bots: how fast each sees what another has decided, or its first moment. */
export async function drawing({ context: newContext, url, row, signal }, game, bots) {
  const people = [];
  for (let seat = 0; seat < 2; seat++) {
    const context = await newContext();
    // A card between rounds would wait for somebody who reads it.
    await context.addInitScript(`localStorage['tabula-settings'] ??= '{"rounds":false}'`);
    await context.addInitScript(noteDrawing);
    people.push(await visitor(context, url));
  }
  const [host, friend] = people;
  await lobby.join(friend, await lobby.openTable(host, game, 'Ada', { bots }), 'Bruno');
  await host.page.getByRole('button', { name: say('gather.start') }).click();
  const pages = people.map(({ page }) => page);
  await Promise.race(pages.map((page) => asked(page).waitFor()));
  const works = await Promise.all(pages.map(worker));
  await playOn(pages, 60, { signal });
  const times = (await Promise.all(pages.map((page) => page.evaluate('drawn')))).flat();
  for (const [name, part] of [
    ['median', 0.5],
    ['95 of 100', 0.95],
  ])
    row(
      `${game}: a decision is drawn after its update (${name}, ${times.length} updates)`,
      `${middle(times, part).toFixed(0)} ms`,
      `≤ ${GOALS.drawn} ms`,
      middle(times, part) <= GOALS.drawn,
    );
  const worked = (await Promise.all(works.map((work) => work()))).reduce((sum, time) => sum + time, 0);
  row(`${game}: processor time of the page for a decision`, `${(worked / times.length).toFixed(0)} ms`);
}

/** Runs in the page: notes what kept it from drawing for longer than it should while something was shown. */
function noteTasks() {
  globalThis.tasks = [];
  new PerformanceObserver((list) => {
    const cue = document.querySelector('[data-cue]')?.dataset.cue;
    if (cue === undefined) return;
    for (const { duration } of list.getEntries()) globalThis.tasks.push({ cue, duration });
  }).observe({ type: 'longtask' });
}

/** A table on a desk that shows everything that happens: how long the page is busy at a stretch meanwhile. */
export async function beats({ context: newContext, url, row, note, signal }, game) {
  const context = await newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(`localStorage['tabula-settings'] ??= '{"forced":false,"speed":"fast","rounds":false}'`);
  await context.addInitScript(noteTasks);
  const guest = await visitor(context, url);
  await lobby.playNow(guest, game);
  await asked(guest.page).waitFor();
  await playOn([guest.page], 25, { signal, watch: true });
  const tasks = await guest.page.evaluate('tasks');
  const longest = Math.max(0, ...tasks.map(({ duration }) => duration));
  for (const { cue, duration } of tasks) note(`${duration} ms at ${cue}`);
  row(
    `${game}: long tasks while something is shown on a desk`,
    `${tasks.length}, the longest ${longest} ms`,
    `≤ ${GOALS.task} ms`,
    longest <= GOALS.task,
  );
}
