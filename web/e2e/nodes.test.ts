import { expect, it, onTestFinished } from 'vitest';
import { chance } from './chance.js';
import { join, openTable } from './lobby.js';
import { type Acknowledged, type Door, type Node, openDoor, startBacking } from './nodes.js';
import { ending, options, pick } from './table.js';
import { besidesNetwork, type Visitor, visit } from './visitor.js';

/** What went over the sockets of a visitor, as far as a game is concerned. */
interface Heard {
  readonly acknowledged: Acknowledged[];
  /** Where the game stands, as the page was told last. */
  version: number;
  seq: number;
}

/** Listens to what a page and its server say to each other. */
function listen({ page }: Visitor): Heard {
  const heard: Heard = { acknowledged: [], version: 0, seq: 0 };
  page.on('websocket', (socket) => {
    const asked = new Map<number, Omit<Acknowledged, 'seq'>>();
    socket.on('framesent', ({ payload }) => {
      const said = JSON.parse(String(payload));
      if (said.command === 'answer') asked.set(said.id, said);
    });
    socket.on('framereceived', ({ payload }) => {
      const said = JSON.parse(String(payload));
      const sent = asked.get(said.id);
      if (said.ok === true && sent !== undefined) heard.acknowledged.push({ ...sent, seq: said.seq });
      // An update, or the answer to a page that has looked again.
      if (said.push === 'update' || (said.ok === true && said.you !== undefined)) {
        heard.version = said.version;
        heard.seq = said.seq;
      }
    });
  });
  return heard;
}

/** Whoever is asked answers so often. */
async function playTurns(players: readonly Visitor[], seed: string, answers: number): Promise<void> {
  const picks = chance(seed);
  for (let i = 0; i < answers; i++) {
    const asked = await whoIsAsked(players);
    if (asked !== null) await pick(asked, picks);
  }
}

async function whoIsAsked(players: readonly Visitor[]): Promise<Visitor | null> {
  let found: Visitor | null = null;
  await expect
    .poll(async () => {
      for (const player of players) if ((await options(player).count()) > 0) found = player;
      return found !== null || (await ending(players[0]!).isVisible());
    })
    .toBe(true);
  return found;
}

it('two at different nodes play on when the node of their table is killed, and then the next one', async (context) => {
  const backing = await startBacking();
  if (typeof backing === 'string') {
    if (process.env.TABULA_NEED_NATS === '1') throw new Error(backing);
    return context.skip(backing);
  }
  onTestFinished(() => backing.close());
  let nodes: Node[] = [await backing.node('one'), await backing.node('two')];
  const door = async (prefers: string): Promise<Door> => {
    const opened = await openDoor(() =>
      [...nodes].sort((a, b) => Number(b.name === prefers) - Number(a.name === prefers)),
    );
    onTestFinished(() => opened.close());
    return opened;
  };
  const [ada, bruno] = await Promise.all([
    visit({ size: 'desk', language: 'en' }, (await door('one')).url),
    visit({ size: 'phone', language: 'de' }, (await door('two')).url),
  ]);
  const players = [ada, bruno];
  const heard = players.map(listen);
  const acknowledged = () => heard.flatMap((one) => one.acknowledged);

  /** Both have been told how the game stands, and it stands so in the database, with all that they were told is taken. */
  const bothSeeTheSame = async () => {
    await expect
      .poll(async () => {
        const { seq, version } = await backing.audit([]);
        return heard.every((one) => one.version === version && one.seq === seq);
      })
      .toBe(true);
    expect((await backing.audit(acknowledged())).problems).toEqual([]);
  };

  const invitation = await openTable(ada, 'elekt', 'Ada');
  const { pathname, hash } = new URL(invitation);
  await join(bruno, `${pathname}${hash}`, 'Bruno'); // by his own door
  await ada.page.getByRole('button', { name: ada.say('gather.start') }).click();
  await playTurns(players, 'two nodes', 8);
  await bothSeeTheSame();
  expect((await backing.audit([])).owner).toBe('one');

  for (const [round, reserve] of ['three', 'four'].entries()) {
    const { owner } = await backing.audit([]);
    const killed = nodes.find(({ name }) => name === owner)!;
    const before = acknowledged().length;
    // An answer is on its way when it happens.
    const asked = await whoIsAsked(players);
    await Promise.all([pick(asked!, chance(`killed ${round}`)), killed.kill()]);
    nodes = nodes.filter((node) => node !== killed);
    await playTurns(players, `after ${round}`, 8);
    await bothSeeTheSame();
    expect(acknowledged().length).toBeGreaterThan(before);
    expect((await backing.audit([])).owner).toBe(nodes[0]!.name);
    nodes.push(await backing.node(reserve));
  }
  for (const visitor of players) expect(besidesNetwork(visitor)).toEqual([]);
});
