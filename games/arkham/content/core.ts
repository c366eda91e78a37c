import { azathothAnomalies } from './anomalies/azathoth.js';
import { deepAnomalies } from './anomalies/deep.js';
import { twilightAnomalies } from './anomalies/twilight.js';
import { azathothArchive } from './archive/azathoth.js';
import { commonArchive } from './archive/common.js';
import { deepArchive } from './archive/deep.js';
import { twilightArchive } from './archive/twilight.js';
import { umordhothArchive } from './archive/umordhoth.js';
import { allies } from './assets/allies.js';
import { otherItems } from './assets/items.js';
import { specialAllies } from './assets/special-allies.js';
import { specialItems } from './assets/special-items.js';
import { specialTalents } from './assets/special-talents.js';
import { spells } from './assets/spells.js';
import { startingItems } from './assets/starting-items.js';
import { startingSpells } from './assets/starting-spells.js';
import { startingTalents } from './assets/starting-talents.js';
import { weapons } from './assets/weapons.js';
import { conditions, pacts } from './conditions.js';
import { azathothEvents } from './events/azathoth.js';
import { deepEvents } from './events/deep.js';
import { twilightEvents } from './events/twilight.js';
import { umordhothEvents } from './events/umordhoth.js';
import { headlines } from './headlines.js';
import { investigators } from './investigators.js';
import { beyond } from './monsters/beyond.js';
import { cultists } from './monsters/cultists.js';
import { deepOnes } from './monsters/deep.js';
import { epics } from './monsters/epics.js';
import { ghouls } from './monsters/ghouls.js';
import { downtown } from './neighbourhoods/downtown.js';
import { easttown } from './neighbourhoods/easttown.js';
import { merchantDistrict } from './neighbourhoods/merchant-district.js';
import { miskatonicUniversity } from './neighbourhoods/miskatonic-university.js';
import { northside } from './neighbourhoods/northside.js';
import { rivertown } from './neighbourhoods/rivertown.js';
import { southside } from './neighbourhoods/southside.js';
import { uptown } from './neighbourhoods/uptown.js';
import type { Pack } from './pack.js';
import { azathoth } from './scenarios/azathoth.js';
import { deep } from './scenarios/deep.js';
import { twilight } from './scenarios/twilight.js';
import { umordhoth } from './scenarios/umordhoth.js';
import { streets } from './streets.js';

/** The core pack: four scenarios and all that they are played with. */
export const core: Pack = {
  scenarios: [azathoth, umordhoth, twilight, deep],
  investigators,
  items: [...weapons, ...otherItems],
  allies,
  spells,
  specials: [...specialItems, ...specialAllies, ...specialTalents],
  starting: [...startingItems, ...startingSpells, ...startingTalents],
  conditions,
  pacts,
  headlines,
  monsters: [...cultists, ...ghouls, ...deepOnes, ...beyond],
  epics,
  neighbourhoods: [
    ...downtown,
    ...easttown,
    ...merchantDistrict,
    ...miskatonicUniversity,
    ...northside,
    ...rivertown,
    ...southside,
    ...uptown,
  ],
  streets,
  events: [...azathothEvents, ...umordhothEvents, ...twilightEvents, ...deepEvents],
  anomalies: [...azathothAnomalies, ...twilightAnomalies, ...deepAnomalies],
  archive: [...commonArchive, ...azathothArchive, ...umordhothArchive, ...twilightArchive, ...deepArchive],
};
