// One table: its seats before the game, then the board, the question, the story and the chat.
import { openQuestion, turnSheet } from '/protocol/sheet.js';
import { speak } from './api.js';
import { boardOf, cardsOn, messagesOn } from './board.js';
import { h } from './dom.js';
import { traysOf } from './trays.js';

const MOST_LINES = 400;

export function createTable({ link, words, lang, render, refused }) {
  let at = null;
  let chosen = [];
  let busy = false;

  const isOpen = () => at !== null;
  const seatName = (seat) => {
    const { kind, name } = at.info.seats[seat];
    return name ?? (kind === 'bot' ? `${words().bot} ${seat + 1}` : `${words().seat} ${seat + 1}`);
  };

  /** Everything about the table anew, or what was missed since the last time. */
  async function watch() {
    const { id, invite, seq, sheet } = at;
    const since = sheet === null ? {} : { since: seq };
    const reply = await link.ask('watch', { table: id, ...(invite ? { invite } : {}), ...since });
    if (at?.id !== id) return;
    if (!reply.ok) {
      refused(reply);
      if (reply.error.code === 'no-such-table') location.hash = '#/';
      return;
    }
    take(reply);
    await refresh();
  }

  function take(reply) {
    at.info = reply.info;
    at.you = reply.you;
    at.seq = reply.seq;
    at.version = reply.version;
    if (reply.invite) at.link = reply.invite;
    if (!reply.resumed) {
      at.story = [];
      at.chat = [];
    }
    if (reply.game) {
      const { view, question, asked, length } = reply.game;
      at.sheet = { view, question, asked };
      at.length = length;
      chosen = [];
    }
    for (const { events, seat } of reply.happened) tell(events, seat);
    at.chat.push(...reply.chat);
  }

  function tell(events, seat) {
    for (const event of events) at.story.push({ event, seat });
    at.story = at.story.slice(-MOST_LINES);
  }

  /** Fetches the words that are missing, then draws. */
  async function refresh() {
    const { id, info, sheet, story } = at;
    if (sheet !== null) {
      const voice = {
        game: info.game,
        lang: lang(),
        options: info.options,
        names: info.seats.map((_, seat) => seatName(seat)),
      };
      const question = openQuestion(sheet);
      await speak(voice, { messages: story.map(({ event }) => event), question, cards: cardsOn(sheet.view) });
      await speak(voice, { messages: messagesOn(sheet.view, lang()) });
    }
    if (at?.id === id) render();
  }

  function onPush(push) {
    if (at === null || push.table !== at.id) return;
    switch (push.push) {
      case 'update': {
        if (at.sheet === null || push.seq <= at.seq) return;
        const next = turnSheet(at.sheet, push);
        at.seq = push.seq;
        at.version = push.version;
        at.length = push.length;
        chosen = [];
        if (next === null) {
          at.sheet = null;
          return void watch();
        }
        at.sheet = next;
        tell(push.events, push.seat);
        return void refresh();
      }
      case 'reset':
        at.sheet = null;
        return void watch();
      case 'table':
        at.info = push.info;
        return render();
      case 'chat':
        at.chat.push(push);
        at.seq = Math.max(at.seq, push.seq);
        return render();
      case 'rematch':
        location.hash = `#/table/${push.to}?invite=${encodeURIComponent(push.invite)}`;
        return;
      case 'kicked':
        location.hash = '#/';
        return;
    }
  }

  async function ask(command, fields = {}) {
    const reply = await link.ask(command, { table: at.id, ...fields });
    if (!reply.ok) refused(reply);
    return reply;
  }

  /** A repeat after a lost connection carries the same key, so it can do no harm. */
  async function answer(keys) {
    if (busy) return;
    busy = true;
    const reply = await ask('answer', {
      version: at.version,
      idem: crypto.getRandomValues(new Uint32Array(4)).join('-'),
      keys,
    });
    busy = false;
    if (!reply.ok && reply.error.code === 'stale') {
      at.sheet = null;
      await watch();
    } else if (!reply.ok) render();
  }

  async function sit(seat) {
    const reply = await ask('sit', { seat, ...(at.invite ? { invite: at.invite } : {}) });
    if (reply.ok) await watch();
  }

  return {
    isOpen,
    onPush,
    refresh,
    async open(id, invite) {
      if (at !== null && at.id !== id) void link.ask('unwatch', { table: at.id });
      if (at?.id !== id)
        at = {
          id,
          invite,
          link: null,
          info: null,
          you: null,
          seq: 0,
          version: 0,
          length: 0,
          sheet: null,
          story: [],
          chat: [],
          draft: '',
        };
      await watch();
    },
    close() {
      if (at !== null) void link.ask('unwatch', { table: at.id });
      at = null;
      chosen = [];
    },
    element() {
      if (at.info === null) return h('p', { class: 'quiet' }, '…');
      const trays = traysOf(at, {
        words,
        lang,
        seatName,
        chosen,
        choose(keys) {
          chosen = keys;
          render();
        },
        answer,
        ask,
        sit,
      });
      const canUndo = at.sheet !== null && at.you !== null && at.length > 1 && at.sheet.view.result === null;
      return h(
        'div',
        { class: 'table' },
        h(
          'div',
          { class: 'stack' },
          at.sheet === null ? trays.gathering() : boardOf(at.sheet.view, lang(), seatName, words()),
        ),
        h(
          'div',
          { class: 'table__side' },
          at.sheet !== null && (trays.questionTray() ?? trays.waitingTray()),
          trays.proposalTray(),
          trays.inviteTray(),
          at.sheet !== null && trays.storyTray(),
          trays.chatTray(),
          h(
            'div',
            { class: 'row' },
            canUndo && h('button', { class: 'btn--quiet', id: 'undo', onclick: () => ask('undo') }, words().undo),
            h('a', { class: 'btn btn--quiet', href: '#/' }, words().lobby),
          ),
        ),
      );
    },
  };
}
