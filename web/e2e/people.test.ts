import { expect, it, onTestFinished } from 'vitest';
import { axe } from './axe.js';
import { join, openTable } from './lobby.js';
import { startServer } from './server.js';
import { besidesNetwork, shoot, type Visitor, visit } from './visitor.js';

const password = 'kein Hund bellt hier';

async function speak({ page, say }: Visitor, text: string): Promise<void> {
  await page.getByRole('textbox', { name: say('chat.line') }).fill(text);
  await page.getByRole('button', { name: say('chat.send') }).click();
}
const talk = ({ page, say }: Visitor) => page.getByRole('list', { name: say('chat') });

it('a host hides, silences, reports and blocks somebody who spoils the talk, and renews the link', async () => {
  const host = await visit({ size: 'phone', language: 'pl' });
  const guest = await visit({ size: 'desk', language: 'de' });
  const { page, say } = host;
  const first = await openTable(host, 'elekt', 'Ada');
  await page.getByRole('button', { name: say('gather.renew') }).click();
  await page.getByText(say('gather.renewed')).waitFor();
  const invitation = await page.getByRole('textbox', { name: say('gather.link') }).inputValue();
  expect(invitation).not.toBe(first);
  await join(guest, invitation, 'Bruno');
  await speak(guest, 'Unfug');
  await talk(host).getByText('Unfug').waitFor();
  const about = page.getByRole('button', { name: say('peace', { name: 'Bruno' }) });
  const act = async (key: Parameters<typeof say>[0]) => {
    await about.click();
    await page.getByRole('button', { name: say(key), exact: true }).click();
  };

  await act('peace.hide');
  await expect.poll(() => talk(host).getByText('Unfug').count()).toBe(0);
  await page.getByRole('button', { name: say('peace.show') }).click();
  await talk(host).getByText('Unfug').waitFor();

  await about.click();
  await shoot(host, 'talk-acts');
  expect(await axe(page)).toEqual([]);
  await about.click();
  await act('peace.report');
  await page.getByRole('button', { name: say('peace.reason.abuse') }).click();
  await page.getByText(say('peace.reported')).waitFor();

  await act('peace.silence');
  await page.getByText(say('peace.silenced')).waitFor();
  await speak(guest, 'Mehr Unfug');
  await guest.page.getByText(guest.say('refusal.muted')).waitFor();
  await act('peace.unsilence');
  await page.getByText(say('peace.heard')).waitFor();

  await act('peace.block');
  await page.getByText(say('peace.blocked', { name: 'Bruno' })).waitFor();
  await speak(guest, 'Noch mehr');
  await talk(guest).getByText('Noch mehr').waitFor();
  expect(await talk(host).getByText('Noch mehr').count()).toBe(0);

  await host.open('/account');
  await page.getByRole('button', { name: say('blocked.end.who', { name: 'Bruno' }) }).click();
  await expect.poll(() => page.getByRole('heading', { name: say('blocked') }).count()).toBe(0);
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
});

it('who secures a name goes on at the table, and confirms anew before the account is changed', async () => {
  const server = await startServer();
  onTestFinished(() => server.close());
  const owner = await visit({ size: 'desk', language: 'en' }, server.url);
  const { page, say, context } = owner;
  await openTable(owner, 'elekt', 'Mara');
  const [before] = await context.cookies();
  await owner.open('/account');
  await page.getByLabel(say('account.password.new')).fill(password);
  await page.getByRole('button', { name: say('account.password.set') }).click();
  await page.getByText(say('account.secured')).waitFor();
  const [after] = await context.cookies();
  expect(after?.value).not.toBe(before?.value);
  await page.goBack();
  await page.getByRole('button', { name: say('gather.stand') }).waitFor();
  // Proofs are kept in memory alone: after a restart there is none.
  await server.kill();
  await server.restart();
  await owner.open('/account');
  await page.getByLabel(say('account.name'), { exact: true }).fill('Nora');
  await page.getByRole('button', { name: say('save') }).click();
  await page.getByText(say('refusal.prove-first')).waitFor();
  const name = page.locator('form').filter({ has: page.getByRole('button', { name: say('save') }) });
  await name.getByLabel(say('account.password.current')).fill(password);
  await shoot(owner, 'proof');
  await name.getByRole('button', { name: say('proof') }).click();
  await page.getByText(say('account.name.done')).waitFor();
  expect(besidesNetwork(owner).filter((said) => !said.includes('403'))).toEqual([]);
});
