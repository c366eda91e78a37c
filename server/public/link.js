// The connection to the server: requests with answers, pushes, and healing by itself.
import { api } from './api.js';

/** Opens a link that reconnects; `onPush` gets what the server says unasked, `onState` whether it is up. */
export function createLink({ onPush, onState }) {
  let socket = null;
  let count = 0;
  let delay = 250;
  let wanted = false;
  const open = new Map();

  const fail = (code, message) => {
    for (const { resolve } of open.values()) resolve({ ok: false, error: { code, message } });
    open.clear();
  };

  function connect() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const fresh = new WebSocket(`${scheme}://${location.host}/socket`);
    socket = fresh;
    fresh.addEventListener('open', () => {
      delay = 250;
      onState('on');
    });
    fresh.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data);
      if ('push' in message) return onPush(message);
      const waiting = open.get(message.id);
      open.delete(message.id);
      waiting?.resolve(message);
    });
    fresh.addEventListener('close', async ({ code }) => {
      if (socket !== fresh) return;
      socket = null;
      fail('offline', '');
      // A browser does not say why a socket could not be opened: perhaps the session is gone.
      const me = code === 4401 ? { ok: true, account: null } : await api('GET', '/api/me');
      const signedOut = me.ok && me.account === null;
      onState(signedOut ? 'signed-out' : 'off');
      if (!wanted || signedOut) return;
      setTimeout(() => wanted && socket === null && connect(), delay * (0.75 + Math.random() / 2));
      delay = Math.min(delay * 2, 8000);
    });
  }

  return {
    start() {
      wanted = true;
      if (socket === null) connect();
    },
    stop() {
      wanted = false;
      socket?.close();
      socket = null;
      fail('offline', '');
    },
    ask(command, fields = {}) {
      return new Promise((resolve) => {
        if (socket?.readyState !== WebSocket.OPEN)
          return resolve({ ok: false, error: { code: 'offline', message: '' } });
        const id = ++count;
        open.set(id, { resolve });
        socket.send(JSON.stringify({ id, command, ...fields }));
      });
    },
  };
}
