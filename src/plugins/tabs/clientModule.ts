import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createStorageSlot } from '@docusaurus/theme-common';
import type { ClientModule } from '@docusaurus/types';

import { createStaticTabs } from './staticTabs';

/** Same storage key as theme-common's `useTabsContextValue` (3.10.2). */
const slotOf = (group: string) => createStorageSlot(`docusaurus.tab.${group}`);

// In development, React controls the tabs.
const tabs =
  ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production'
    ? createStaticTabs({
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
      })
    : undefined;

tabs?.listen();
// Before demos start, so that none starts in a tab that the reader hasn't chosen.
tabs?.apply();
if (tabs) {
  // The reader has chosen in another browser tab.
  window.addEventListener(
    'storage',
    ({ key }) => key?.startsWith('docusaurus.tab.') && tabs.apply(),
  );
}

const clientModule: ClientModule = {
  onRouteDidUpdate: ({ location, previousLocation }) =>
    location.pathname === previousLocation?.pathname ? tabs?.reveal() : tabs?.apply(),
};

export default clientModule;
