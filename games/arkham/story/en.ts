import { bound } from './deck.js';
import downtown from './en/downtown.json' with { type: 'json' };
import easttown from './en/easttown.json' with { type: 'json' };
import merchantDistrict from './en/merchant-district.json' with { type: 'json' };
import miskatonicUniversity from './en/miskatonic-university.json' with { type: 'json' };
import northside from './en/northside.json' with { type: 'json' };
import rivertown from './en/rivertown.json' with { type: 'json' };
import southside from './en/southside.json' with { type: 'json' };
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
]);
