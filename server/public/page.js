// The plain page that proves the server: who am I, which tables are there, and one table to play at.
import { api } from './api.js';
import { h, toast } from './dom.js';
import { createLink } from './link.js';
import { createTable } from './table.js';
import { UI_WORDS } from './ui-words.js';

const main = document.getElementById('main');
const languages = Object.keys(UI_WORDS);
const preferred = localStorage.getItem('lang') ?? navigator.language.slice(0, 2);

const state = { me: null, lang: languages.includes(preferred) ? preferred : 'en', tables: null };
const words = () => UI_WORDS[state.lang];
const link = createLink({ onPush, onState });
const table = createTable({ link, words, lang: () => state.lang, render, refused });

/** Says why something was refused; a lost connection is shown in the bar already. */
function refused({ error }) {
  if (error.code !== 'offline') toast(error.message);
}

/** '#/table/ID?invite=…': what follows the # never reaches the server's log. */
function route() {
  const [path, query = ''] = location.hash.slice(1).split('?');
  const [, page, id] = path.split('/');
  return page === 'table' && id ? { table: id, invite: new URLSearchParams(query).get('invite') } : { table: null };
}

function onState(now) {
  const place = document.getElementById('link');
  place.dataset.state = now;
  place.textContent = words().link[now] ?? '';
  if (now === 'signed-out') {
    state.me = null;
    render();
  }
}

function onPush(push) {
  if (push.push === 'hello') return void arrive();
  table.onPush(push);
}

/** Goes where the address points. */
async function arrive() {
  const to = route();
  if (to.table !== null) return table.open(to.table, to.invite);
  table.close();
  const reply = await link.ask('tables');
  if (reply.ok) state.tables = reply;
  render();
}

function render() {
  document.documentElement.lang = state.lang;
  document.getElementById('who').textContent = state.me?.name ?? '';
  document.getElementById('lang-label').textContent = words().lang;
  const focused = document.activeElement?.id;
  main.replaceChildren(state.me === null ? welcome() : table.isOpen() ? table.element() : lobby());
  if (focused) document.getElementById(focused)?.focus();
}

function form(onsubmit, ...children) {
  const submit = (event) => {
    event.preventDefault();
    void onsubmit(new FormData(event.target));
  };
  return h('form', { class: 'stack', onsubmit: submit }, ...children);
}

async function enter(reply) {
  if (!reply.ok) return refused(reply);
  state.me = reply.account;
  link.start();
  render();
}

function welcome() {
  const text = words();
  const field = (name, label, type, autocomplete) =>
    h('label', {}, label, h('input', { name, type, autocomplete, required: true, maxlength: 200 }));
  return h(
    'section',
    { class: 'tray welcome' },
    h('h1', {}, 'Tabula Obscura'),
    h('p', { class: 'question__prompt' }, text.welcome),
    h('p', { class: 'quiet' }, text.intro),
    form(
      async (data) => enter(await api('POST', '/api/guest', { name: data.get('name') })),
      field('name', text.name, 'text', 'nickname'),
      h('button', { class: 'btn--main' }, text.enter),
    ),
    h(
      'details',
      {},
      h('summary', {}, text.signInHint),
      form(
        async (data) =>
          enter(await api('POST', '/api/sign-in', { name: data.get('name'), password: data.get('password') })),
        field('name', text.name, 'text', 'username'),
        field('password', text.password, 'password', 'current-password'),
        h('button', {}, text.signIn),
      ),
    ),
  );
}

async function create(seats, listed) {
  const reply = await link.ask('create', { game: 'elekt', seats, public: listed });
  if (!reply.ok) return refused(reply);
  if (seats.every(({ kind }) => kind !== 'open')) await link.ask('start', { table: reply.table });
  location.hash = `#/table/${reply.table}`;
}

function entry(one) {
  const text = words();
  const names = one.seats.map(
    ({ kind, name, level }) => name ?? (kind === 'bot' ? `${text.bot} (${text[level] ?? level})` : text.seatOpen),
  );
  const yours = one.you !== null && one.waiting.includes(one.you);
  return h(
    'li',
    { class: 'entry' },
    h('span', { class: 'entry__title' }, one.title || 'Elekt'),
    h(
      'span',
      { class: 'entry__facts' },
      names.join(', '),
      ' · ',
      yours ? h('strong', { class: 'turn' }, text.yourTurn) : text.status[one.status],
    ),
    h('a', { class: 'btn', href: `#/table/${one.id}` }, text.go),
  );
}

function lobby() {
  const text = words();
  const { mine = [], open = [] } = state.tables ?? {};
  const list = (entries) =>
    entries.length === 0 ? h('p', { class: 'quiet' }, text.none) : h('ul', { class: 'entries' }, entries.map(entry));
  const level = h(
    'select',
    { id: 'level', 'aria-label': text.bot },
    ['easy', 'normal', 'hard'].map((name) => h('option', { value: name, selected: name === 'normal' }, text[name])),
  );
  const listed = h('input', { type: 'checkbox', id: 'listed', checked: true });
  return h(
    'div',
    { class: 'lobby' },
    h(
      'section',
      { class: 'tray' },
      h('h2', {}, 'Elekt'),
      level,
      h(
        'button',
        {
          class: 'btn--main',
          id: 'play-bot',
          onclick: () => create([{ kind: 'you' }, { kind: 'bot', level: level.value }], false),
        },
        text.playBot,
      ),
      h('label', { class: 'check' }, listed, text.public),
      h(
        'button',
        { id: 'invite', onclick: () => create([{ kind: 'you' }, { kind: 'open' }], listed.checked) },
        text.withFriends,
      ),
      account(),
    ),
    h('section', { class: 'tray' }, h('h2', {}, text.mine), list(mine), h('h2', {}, text.open), list(open)),
  );
}

function account() {
  const text = words();
  return h(
    'div',
    { class: 'stack' },
    state.me.secured
      ? h('p', { class: 'quiet' }, text.secured)
      : h(
          'details',
          {},
          h('summary', {}, text.secure),
          form(
            async (data) => {
              const reply = await api('PUT', '/api/me/password', { password: data.get('password') });
              if (!reply.ok) return refused(reply);
              state.me = { ...state.me, secured: true };
              render();
            },
            h(
              'label',
              {},
              text.newPassword,
              h('input', {
                name: 'password',
                type: 'password',
                autocomplete: 'new-password',
                required: true,
                minlength: 10,
                maxlength: 200,
              }),
            ),
            h('button', {}, text.secure),
          ),
        ),
    h(
      'button',
      {
        class: 'btn--quiet',
        onclick: async () => {
          await api('POST', '/api/sign-out', {});
          link.stop();
          state.me = null;
          render();
        },
      },
      text.signOut,
    ),
  );
}

async function show() {
  render();
  if (state.me !== null) link.start();
}

const chooser = document.getElementById('lang');
chooser.value = state.lang;
chooser.addEventListener('change', () => {
  state.lang = chooser.value;
  localStorage.setItem('lang', state.lang);
  if (table.isOpen()) void table.refresh();
  else render();
});
/** Open tables come and go while one looks at the list. */
setInterval(() => {
  const idle = document.activeElement === document.body || document.activeElement?.tagName === 'A';
  if (state.me !== null && !table.isOpen() && !document.hidden && idle) void arrive();
}, 8000);
window.addEventListener('hashchange', () => state.me !== null && void arrive());

const { account: found } = await api('GET', '/api/me');
state.me = found ?? null;
await show();
