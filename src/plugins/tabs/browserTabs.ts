import { createStorageSlot } from '@docusaurus/theme-common';

import { createStaticTabs } from './staticTabs';

/** Same storage key as theme-common's `useTabsContextValue` (3.10.2). */
const slotOf = (group: string) => createStorageSlot(`docusaurus.tab.${group}`);

/** The tabs of this page, which handle clicks and keys. */
export const tabs = createStaticTabs({
  document,
  choices: {
    get: (group) => slotOf(group).get(),
    set: (group, value) => slotOf(group).set(value),
  },
  address: {
    get: () => window.location,
    setSearch: (search) => {
      const { pathname, hash } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search + hash);
    },
  },
  scrollBy: (top) => window.scrollBy({ top, behavior: 'instant' }),
});

tabs.listen();
// The reader has chosen in another browser tab.
window.addEventListener('storage', ({ key }) => key?.startsWith('docusaurus.tab.') && tabs.apply());
