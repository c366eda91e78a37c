/**
 * Every code that a client of a server can get, and what it means: a client puts the code into the words of its reader.
 * The message that comes with it is English and may say more. docs/protocol.md and docs/http.md have the same lists.
 */

/** In the answer to a message over the socket. */
export const SOCKET_REFUSALS = {
  'bad-json': 'the message is not JSON',
  'bad-request': 'a field is missing, unknown or malformed; the message names it',
  'unknown-command': 'there is no such command; the message lists those there are',
  rate: 'too many messages in a short time; wait a little',
  'no-such-game': 'there is no such game; the message lists those there are',
  'no-such-table': 'there is no such table, or it is private and the invitation does not fit',
  'no-such-seat': 'the table has no such seat',
  'no-such-proposal': 'nobody has proposed that, or it is settled',
  players: 'the game is not for that number of players',
  option: 'an option of the game is unknown or has a value it cannot have',
  'too-many-tables': 'you host too many tables; finish or abandon some',
  'too-many-watchers': 'no more people can watch this table',
  kicked: 'the host has sent you away from this table',
  muted: 'the host does not let you speak at this table',
  slow: 'at a public table there is a little time between two lines; wait a few seconds',
  'too-many-blocked': 'you have blocked as many people as an account can',
  'seat-taken': 'somebody else sits there',
  'seat-kept': 'the seat is kept for somebody else',
  'seat-lost': 'this seat has lost, by its clock or because it resigned, and is not given back',
  'seats-open': 'seats are still open',
  'nobody-there': 'no other person sits there',
  'not-your-seat': 'you do not sit at this table',
  'not-host': 'only the host may do that',
  'bot-plays': 'a bot plays for you; take your seat back first',
  'time-up': 'your time for this decision is up, and a bot answers it; take your seat back after that',
  'no-vote': 'your word does not count in this',
  'no-council': 'what is asked now is not decided by all together',
  'not-dropped': 'that person is here, or may come back in a moment',
  started: 'the game has begun',
  'not-started': 'the game has not begun',
  'not-over': 'the game is not over',
  over: 'the game is over',
  'not-asked': 'you are not asked anything now',
  illegal: 'the answer is not among the legal ones; `rule` is that of the question',
  stale: 'the answer was made for another version of the game; `version` is the one there is now',
  'no-undo': 'this table takes nothing back, or not that far',
  'nothing-to-undo': 'there is no such decision to take back',
  'undo-reveals': 'somebody has learned something since then, or others have decided',
  'undo-proposed': 'another undo is proposed already; vote on it first',
  replay: 'the rules have changed since this game; it cannot be played again',
  'old-save': 'the game was saved by another version of the rules and cannot go on here',
  storage: 'the table could not be stored; nothing has changed',
  unreachable: 'the table cannot be reached at this moment; it is not known whether anything has changed: look again',
  stopping: 'the server is stopping; come back soon',
  fuel: 'the rules ran without end: a defect of the game; nothing has changed',
  defect: 'a defect of this server; it was noted',
} as const;

export type SocketRefusal = keyof typeof SOCKET_REFUSALS;

/** In the answer to a request over HTTP, with its status. */
export const HTTP_REFUSALS = {
  'bad-request': [400, 'a field is missing, unknown or malformed; the message names it'],
  'not-signed-in': [401, 'you are not signed in, or no longer'],
  'sign-in-failed': [401, 'name and password, or the passkey, open nothing; the same whether or not the name exists'],
  'cross-site': [403, "another site's page made the request"],
  'wrong-password': [403, 'the current password is another one'],
  'prove-first': [403, 'show first that it is you, with your password or a passkey, and try again'],
  'not-found': [404, 'there is nothing of that name'],
  'signed-in': [409, 'you are signed in already; sign out first'],
  'name-taken': [409, 'the name belongs to somebody who secured it'],
  'name-alike': [409, 'the name looks like that of somebody who secured it'],
  'too-many-passkeys': [409, 'an account has at most 20 passkeys'],
  'too-large': [413, 'the body is larger than allowed'],
  'not-json': [415, 'the body is not JSON, or does not say so in its content-type'],
  'bad-name': [422, 'a name has 2 to 24 characters, a letter or digit among them, and none that cannot be seen'],
  'bad-password': [422, 'a password has 10 to 200 characters'],
  'weak-password': [422, 'the password is among the first ones that somebody would guess'],
  'bad-passkey': [422, 'the passkey could not be verified; ask for new options and try again'],
  'not-confirmed': [422, 'the name that was repeated to confirm is another one'],
  'too-many': [429, 'too often; `retry-after` says in how many seconds it can be tried again'],
  defect: [500, 'a defect of this server; it was noted'],
  storage: [503, 'the server cannot store anything at this moment; nothing has changed'],
  busy: [503, 'the server has too much to do at this moment, or is stopping; come back soon'],
} as const;

export type HttpRefusal = keyof typeof HTTP_REFUSALS;
