import { bound } from './deck.js';
import downtown from './pl/downtown.json' with { type: 'json' };
import easttown from './pl/easttown.json' with { type: 'json' };
import merchantDistrict from './pl/merchant-district.json' with { type: 'json' };
import miskatonicUniversity from './pl/miskatonic-university.json' with { type: 'json' };
import northside from './pl/northside.json' with { type: 'json' };
import rivertown from './pl/rivertown.json' with { type: 'json' };
import southside from './pl/southside.json' with { type: 'json' };
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
]);
