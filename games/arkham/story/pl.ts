import { bound } from './deck.js';
import anomaliesAzathoth from './pl/anomalies-azathoth.json' with { type: 'json' };
import anomaliesDeep from './pl/anomalies-deep.json' with { type: 'json' };
import anomaliesTwilight from './pl/anomalies-twilight.json' with { type: 'json' };
import archiveAzathoth from './pl/archive-azathoth.json' with { type: 'json' };
import archiveDeep from './pl/archive-deep.json' with { type: 'json' };
import archiveTwilight from './pl/archive-twilight.json' with { type: 'json' };
import archiveUmordhoth from './pl/archive-umordhoth.json' with { type: 'json' };
import downtown from './pl/downtown.json' with { type: 'json' };
import easttown from './pl/easttown.json' with { type: 'json' };
import eventsAzathoth from './pl/events-azathoth.json' with { type: 'json' };
import eventsDeep from './pl/events-deep.json' with { type: 'json' };
import eventsTwilight from './pl/events-twilight.json' with { type: 'json' };
import eventsUmordhoth from './pl/events-umordhoth.json' with { type: 'json' };
import headlines from './pl/headlines.json' with { type: 'json' };
import investigators from './pl/investigators.json' with { type: 'json' };
import merchantDistrict from './pl/merchant-district.json' with { type: 'json' };
import miskatonicUniversity from './pl/miskatonic-university.json' with { type: 'json' };
import northside from './pl/northside.json' with { type: 'json' };
import rivertown from './pl/rivertown.json' with { type: 'json' };
import scenarios from './pl/scenarios.json' with { type: 'json' };
import southside from './pl/southside.json' with { type: 'json' };
import streets from './pl/streets.json' with { type: 'json' };
import uptown from './pl/uptown.json' with { type: 'json' };

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
