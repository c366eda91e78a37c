// What stands beside the board: the question, who is waited for, seats, proposals, invitation, story and chat.
import { openQuestion } from '/protocol/sheet.js';
import { questionText, textOf } from './api.js';
import { h, toast } from './dom.js';

/** The trays of a table as it is now; pressing something calls back. */
export function traysOf(at, { words, lang, seatName, chosen, choose, answer, ask, sit }) {
  function questionTray() {
    const text = words();
    const question = at.sheet === null ? null : openQuestion(at.sheet);
    if (question === null) return null;
    const said = questionText(lang(), question) ?? { prompt: '…', options: question.options.map(({ key }) => key) };
    const single = question.kind !== 'some' && question.kind !== 'order';
    const press = (key) => {
      if (single) return answer([key]);
      choose(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
    };
    const option = ({ key, rule }, i) =>
      h(
        'button',
        {
          class: 'opt',
          id: `opt-${i}`,
          onclick: () => press(key),
          'aria-pressed': single ? null : String(chosen.includes(key)),
        },
        h(
          'span',
          {},
          question.kind === 'order' && chosen.includes(key) ? `${chosen.indexOf(key) + 1}. ` : '',
          said.options[i] ?? key,
        ),
        h('span', { class: 'cite' }, rule),
      );
    const fits = chosen.length >= question.min && chosen.length <= question.max;
    return h(
      'section',
      { class: 'tray question' },
      h('h3', { class: 'away' }, text.question),
      h('p', { class: 'question__prompt' }, said.prompt, ' ', h('span', { class: 'cite' }, question.rule)),
      h('div', { class: 'question__options' }, question.options.map(option)),
      !single &&
        h(
          'button',
          { class: 'btn--main', id: 'confirm', disabled: !fits, onclick: () => answer(chosen) },
          `${text.confirm} (${chosen.length} ${text.chosen})`,
        ),
    );
  }

  function waitingTray() {
    const text = words();
    const { view } = at.sheet;
    if (view.result !== null) {
      const places = view.result.places.map((seats, i) => h('li', {}, `${i + 1}. ${seats.map(seatName).join(', ')}`));
      return h(
        'section',
        { class: 'tray' },
        h('h2', {}, text.over),
        h('ul', {}, places),
        at.you !== null &&
          h('button', { class: 'btn--main', id: 'rematch', onclick: () => ask('rematch') }, text.rematch),
        h('a', { class: 'btn', href: '#/' }, text.lobby),
      );
    }
    const whom = view.waiting.map(seatName).join(', ');
    return h(
      'section',
      { class: 'tray' },
      h('p', { class: 'quiet' }, `${text.waiting}: ${whom}`),
      at.you === null && h('p', { class: 'quiet' }, text.spectator),
    );
  }

  function gathering() {
    const text = words();
    const { seats, status, host } = at.info;
    const line = ({ kind, name, level, here }, seat) =>
      h(
        'li',
        { class: `player seat-${seat + 1} row` },
        h(
          'span',
          { class: 'player__name' },
          name ?? (kind === 'bot' ? `${text.bot} (${text[level] ?? level})` : text.seatOpen),
        ),
        seat === at.you && h('em', {}, `(${text.you})`),
        kind === 'person' && !here && h('span', { class: 'quiet' }, text.away),
        kind === 'open' && at.you === null && h('button', { id: `sit-${seat}`, onclick: () => sit(seat) }, text.sit),
      );
    const full = seats.every(({ kind }) => kind !== 'open');
    return h(
      'section',
      { class: 'tray' },
      h('h2', {}, at.info.title || 'Elekt'),
      h('p', { class: 'quiet' }, status === 'open' ? text.waitStart : text.status[status]),
      h('ul', { class: 'seats' }, seats.map(line)),
      status === 'open' &&
        at.you !== null &&
        at.you === host &&
        h('button', { class: 'btn--main', id: 'start', disabled: !full, onclick: () => ask('start') }, text.start),
    );
  }

  function inviteTray() {
    const text = words();
    const token = at.link ?? at.invite;
    if (!token || at.info.seats.every(({ kind }) => kind !== 'open')) return null;
    const address = `${location.origin}${location.pathname}#/table/${at.id}?invite=${encodeURIComponent(token)}`;
    const field = h('input', { id: 'invite-link', readonly: true, value: address, 'aria-label': text.invite });
    const copy = async () => {
      field.select();
      // The clipboard is there on secure addresses only; elsewhere the text is marked, ready to be copied.
      await navigator.clipboard?.writeText(address);
      if (navigator.clipboard) toast(text.copied);
    };
    return h(
      'section',
      { class: 'tray' },
      h('h3', {}, text.invite),
      h('div', { class: 'invite' }, field, h('button', { id: 'copy', onclick: copy }, text.copy)),
    );
  }

  function storyTray() {
    const list = h(
      'ul',
      { class: 'story' },
      at.story.map(({ event }) => h('li', {}, textOf(lang(), event), ' ', h('span', { class: 'cite' }, event.rule))),
    );
    queueMicrotask(() => list.scrollTo(0, list.scrollHeight));
    return h('section', { class: 'tray' }, h('h3', {}, words().story), list);
  }

  function chatTray() {
    const text = words();
    const list = h(
      'ul',
      { class: 'story', 'aria-live': 'polite' },
      at.chat.map(({ name, text: said }) => h('li', {}, h('strong', {}, `${name}: `), said)),
    );
    queueMicrotask(() => list.scrollTo(0, list.scrollHeight));
    const field = h('input', {
      id: 'say',
      maxlength: 500,
      'aria-label': text.say,
      placeholder: text.say,
      autocomplete: 'off',
      value: at.draft,
    });
    field.addEventListener('input', () => {
      at.draft = field.value;
    });
    const send = async (event) => {
      event.preventDefault();
      if (field.value.trim() === '') return;
      const said = field.value;
      at.draft = '';
      field.value = '';
      await ask('chat', { text: said });
    };
    return h(
      'section',
      { class: 'tray' },
      h('h3', {}, text.chat),
      at.chat.length > 0 && list,
      h('form', { class: 'invite', onsubmit: send }, field, h('button', {}, text.send)),
    );
  }

  /** What others propose waits for one's own word. */
  function proposalTray() {
    const text = words();
    const open = at.info.proposals.filter(({ missing }) => at.you !== null && missing.includes(at.you));
    const line = ({ id, by }) =>
      h(
        'li',
        { class: 'row' },
        `${seatName(by)}: ${text.proposal[id.split(':')[0]] ?? id}`,
        h('button', { onclick: () => ask('vote', { on: id, yes: true }) }, text.yes),
        h('button', { onclick: () => ask('vote', { on: id, yes: false }) }, text.no),
      );
    return open.length > 0 && h('section', { class: 'tray' }, h('ul', { class: 'seats' }, open.map(line)));
  }

  return { questionTray, waitingTray, gathering, inviteTray, storyTray, chatTray, proposalTray };
}
