import { useEffect } from 'preact/hooks';
import { Offline } from '../app/offline.js';
import { Icon, Loading } from '../app/parts.js';
import { useStore } from '../app/store.js';
import { Top } from '../app/top.js';
import { Enter } from '../net/enter.js';
import { type Account, recognise, session } from '../net/session.js';
import { say } from '../text/words.js';
import { Blocked } from './blocked.js';
import { Deletion, Export } from './data.js';
import { Devices } from './devices.js';
import { Name } from './name.js';
import { Passkeys } from './passkeys.js';
import { Password } from './password.js';

/** Who one is to the server: the name, what secures it, the devices, and one's own data. */
export function AccountPage() {
  const { state, account } = useStore(session);
  useEffect(() => void recognise(), []);
  if (state === 'offline') return <Offline />;
  if (state === 'unknown') return <Loading />;
  return (
    <div class="page">
      <Top at="account" />
      <main id="main" class="page__main account">
        {state === 'out' && <Enter title={say('account.enter')} />}
        {account !== null && <Own account={account} />}
      </main>
    </div>
  );
}

function Own({ account }: { readonly account: Account }) {
  return (
    <>
      <header class="account__head">
        <h1 class="title page__title">{account.name}</h1>
        <p class={account.secured ? 'account__state is-secured' : 'account__state'}>
          <Icon id={account.secured ? 'lock' : 'key'} />
          {say(account.secured ? 'account.secured' : 'account.guest')}
        </p>
      </header>
      <Name account={account} />
      <section class="tray form" aria-labelledby="secure">
        <h2 class="sec" id="secure">
          {say('account.secure')}
        </h2>
        <p>{say('account.secure.about')}</p>
        <Password account={account} />
        <Passkeys account={account} />
      </section>
      <Devices account={account} />
      <Blocked />
      <section class="tray form" aria-labelledby="data">
        <h2 class="sec" id="data">
          {say('account.data')}
        </h2>
        <Export />
        <Deletion account={account} />
      </section>
    </>
  );
}
