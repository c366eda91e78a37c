import { bound } from './deck.js';
import anomaliesAzathoth from './en/anomalies-azathoth.json' with { type: 'json' };
import anomaliesDeep from './en/anomalies-deep.json' with { type: 'json' };
import anomaliesTwilight from './en/anomalies-twilight.json' with { type: 'json' };
import archiveAzathoth from './en/archive-azathoth.json' with { type: 'json' };
import archiveDeep from './en/archive-deep.json' with { type: 'json' };
import archiveTwilight from './en/archive-twilight.json' with { type: 'json' };
import archiveUmordhoth from './en/archive-umordhoth.json' with { type: 'json' };
import downtown from './en/downtown.json' with { type: 'json' };
import easttown from './en/easttown.json' with { type: 'json' };
import eventsAzathoth from './en/events-azathoth.json' with { type: 'json' };
import eventsDeep from './en/events-deep.json' with { type: 'json' };
import eventsTwilight from './en/events-twilight.json' with { type: 'json' };
import eventsUmordhoth from './en/events-umordhoth.json' with { type: 'json' };
import headlines from './en/headlines.json' with { type: 'json' };
import investigators from './en/investigators.json' with { type: 'json' };
import merchantDistrict from './en/merchant-district.json' with { type: 'json' };
import miskatonicUniversity from './en/miskatonic-university.json' with { type: 'json' };
import northside from './en/northside.json' with { type: 'json' };
import rivertown from './en/rivertown.json' with { type: 'json' };
import scenarios from './en/scenarios.json' with { type: 'json' };
import southside from './en/southside.json' with { type: 'json' };
import streets from './en/streets.json' with { type: 'json' };
import uptown from './en/uptown.json' with { type: 'json' };

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
