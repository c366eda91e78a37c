import type { ProposalInfo } from '@tabula/protocol/pushes.js';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon, Sigil } from '../app/parts.js';
import { refusalWords } from '../app/refusals.js';
import { useStore } from '../app/store.js';
import type { Refusal } from '../table/source.js';
import { type Key, say } from '../text/words.js';
import type { NetSource } from './source.js';

interface NoticesProps {
  readonly source: NetSource;
  readonly children: ComponentChildren;
}

/** What has to be said to everybody at the table now: proposals, and a bot on one's own seat. */
export function Notices({ source, children }: NoticesProps) {
  const now = useStore({ get: source.now, subscribe: source.subscribe });
  const [refused, refuse] = useState('');
  const info = source.info();
  // Once it is over nobody has to be told who played it to its end.
  const playing = info?.status === 'playing';
  const own = now.you === null ? null : (info?.seats[now.you] ?? null);
  const act = async (work: Promise<Refusal | null>) => {
    const refusal = await work;
    refuse(refusal === null ? '' : refusalWords(refusal.code));
  };
  return (
    <div class="notices">
      {playing && own?.standIn === true && own.lost && (
        <p class="vote" role="status">
          {say(own.resigned ? 'seat.resigned' : 'seat.lost')}
        </p>
      )}
      {playing && own?.standIn === true && !own.lost && (
        <div class="vote" role="status">
          <p>{say('seat.stand-in')}</p>
          <button type="button" class="btn btn--small" onClick={() => void act(source.seats.takeBack())}>
            {say('seat.back')}
          </button>
        </div>
      )}
      {info?.proposals.map((proposal) => (
        <Vote
          key={proposal.id}
          proposal={proposal}
          source={source}
          vote={(yes) => void act(source.vote(proposal.id, yes))}
        />
      ))}
      {refused !== '' && (
        <div class="vote" role="alert">
          <p>{refused}</p>
          <button type="button" class="btn btn--small" onClick={() => refuse('')}>
            {say('close')}
          </button>
        </div>
      )}
      {children}
    </div>
  );
}

interface VoteProps {
  readonly proposal: ProposalInfo;
  readonly source: NetSource;
  readonly vote: (yes: boolean) => void;
}

/** What somebody proposes, whose word is missing, and one's own yes or no. */
function Vote({ proposal: { id, by, missing }, source, vote }: VoteProps) {
  const { you, sitters } = source.now();
  const [what = '', about] = id.split(':');
  const name = (seat: number) => sitters[seat]?.name ?? '';
  const asked = you !== null && missing.includes(you);
  const over = source.info()?.status === 'over'; // nothing else is proposed then
  return (
    <div class="vote" role="status">
      <p>
        <Sigil seat={by} />
        {say(`vote.${over ? 'reopen' : what}` as Key, {
          name: name(by),
          other: about === undefined ? '' : name(Number(about)),
        })}
        {!asked && missing.length > 0 && <small>{say('vote.missing', { names: missing.map(name).join(', ') })}</small>}
      </p>
      {asked && (
        <>
          <button type="button" class="btn btn--small" onClick={() => vote(true)}>
            <Icon id="check" />
            {say('yes')}
          </button>
          <button type="button" class="btn btn--small" onClick={() => vote(false)}>
            <Icon id="close" />
            {say('no')}
          </button>
        </>
      )}
      {!asked && you === by && (
        <button type="button" class="btn btn--small" onClick={() => vote(false)}>
          {say('vote.withdraw')}
        </button>
      )}
    </div>
  );
}
