import { nameOf } from './games.js';
import type { Visitor } from './visitor.js';

/** In the lobby, with a game chosen. */
export async function choose(
  { page, look, open }: Pick<Visitor, 'page' | 'look' | 'open'>,
  game: string,
): Promise<void> {
  await open('/');
  // The radio button itself is out of sight: one touches the tile around it.
  await page.getByRole('radio', { name: nameOf(game, look.language) }).check({ force: true });
}

/** A game against bots of the mildest kind. */
export async function playNow(visitor: Visitor, game: string, bots = 1): Promise<void> {
  const { page, say } = visitor;
  await choose(visitor, game);
  await page.getByRole('button', { name: say('lobby.bots', { count: bots }), exact: true }).click();
  await page.getByRole('button', { name: say('level.easy'), exact: true }).click();
  await page.getByRole('button', { name: say('mode.now') }).click();
}

/** Several people on one screen. */
export async function playTogether(visitor: Visitor, game: string, names: readonly string[]): Promise<void> {
  const { page, say } = visitor;
  await choose(visitor, game);
  await page.getByRole('button', { name: say('mode.same') }).click();
  const sheet = page.getByRole('dialog', { name: say('mode.same') });
  for (const [at, name] of names.entries())
    await sheet.getByRole('textbox', { name: say('name.seat', { number: at + 1 }) }).fill(name);
  await sheet.getByRole('button', { name: say('same.start') }).click();
}

/** A table on the server that everybody may see, with bots on the last seats; returns the invitation to its free seat. */
export async function openTable(
  visitor: Visitor,
  game: string,
  name: string,
  { bots = 0, level = 'easy' as 'easy' | 'normal' } = {},
): Promise<string> {
  const { page, say } = visitor;
  await choose(visitor, game);
  await page.getByRole('button', { name: say('mode.invite') }).click();
  const sheet = page.getByRole('dialog', { name: say('mode.invite') });
  await sheet.getByRole('textbox', { name: say('invite.name') }).fill(name);
  if (bots > 0) {
    const pills = (label: string) => sheet.getByRole('group', { name: label, exact: true });
    const players = String(bots + 2);
    await pills(say('lobby.players')).getByRole('button', { name: players, exact: true }).click();
    for (let seat = 3; seat < 3 + bots; seat++)
      await pills(say('name.seat', { number: seat }))
        .getByRole('button', { name: say(`taker.${level}`), exact: true })
        .click();
  }
  await sheet.getByRole('checkbox', { name: say('invite.open') }).check();
  await sheet.getByRole('button', { name: say('invite.start') }).click();
  return page.getByRole('textbox', { name: say('gather.link') }).inputValue();
}

/** Follows an invitation and takes the free seat, or only looks on. */
export async function join(visitor: Visitor, invitation: string, name: string, { sit = true } = {}): Promise<void> {
  const { page, say } = visitor;
  await page.goto(invitation);
  await page.getByRole('textbox', { name: say('invite.name') }).fill(name);
  await page.getByRole('button', { name: say('enter.do') }).click();
  if (sit) await page.getByRole('button', { name: say('gather.sit') }).click();
}
