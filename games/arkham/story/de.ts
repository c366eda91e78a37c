import anomaliesAzathoth from './de/anomalies-azathoth.json' with { type: 'json' };
import anomaliesDeep from './de/anomalies-deep.json' with { type: 'json' };
import anomaliesTwilight from './de/anomalies-twilight.json' with { type: 'json' };
import archiveAzathoth from './de/archive-azathoth.json' with { type: 'json' };
import archiveDeep from './de/archive-deep.json' with { type: 'json' };
import archiveTwilight from './de/archive-twilight.json' with { type: 'json' };
import archiveUmordhoth from './de/archive-umordhoth.json' with { type: 'json' };
import downtown from './de/downtown.json' with { type: 'json' };
import easttown from './de/easttown.json' with { type: 'json' };
import eventsAzathoth from './de/events-azathoth.json' with { type: 'json' };
import eventsDeep from './de/events-deep.json' with { type: 'json' };
import eventsTwilight from './de/events-twilight.json' with { type: 'json' };
import eventsUmordhoth from './de/events-umordhoth.json' with { type: 'json' };
import headlines from './de/headlines.json' with { type: 'json' };
import investigators from './de/investigators.json' with { type: 'json' };
import merchantDistrict from './de/merchant-district.json' with { type: 'json' };
import miskatonicUniversity from './de/miskatonic-university.json' with { type: 'json' };
import northside from './de/northside.json' with { type: 'json' };
import rivertown from './de/rivertown.json' with { type: 'json' };
import scenarios from './de/scenarios.json' with { type: 'json' };
import southside from './de/southside.json' with { type: 'json' };
import streets from './de/streets.json' with { type: 'json' };
import uptown from './de/uptown.json' with { type: 'json' };
import { bound } from './deck.js';

export const stories = bound([
  downtown,
  easttown,
  merchantDistrict,
  miskatonicUniversity,
  northside,
  rivertown,
  southside,
  uptown,
  streets,
  headlines,
  investigators,
  scenarios,
  archiveAzathoth,
  archiveUmordhoth,
  archiveTwilight,
  archiveDeep,
  eventsAzathoth,
  eventsUmordhoth,
  eventsTwilight,
  eventsDeep,
  anomaliesAzathoth,
  anomaliesTwilight,
  anomaliesDeep,
]);
