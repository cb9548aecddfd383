import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

import { GROUP_ATTRIBUTE } from './markup';
import type { StaticTabs } from './staticTabs';

/** Does something with the tabs of a page that has some. Their code is loaded on the first such page. */
function withTabs(use: (tabs: StaticTabs) => void): void {
  // In development, React controls the tabs.
  if (
    ExecutionEnvironment.canUseDOM &&
    process.env.NODE_ENV === 'production' &&
    document.querySelector(`[${GROUP_ATTRIBUTE}]`)
  ) {
    void import('./browserTabs').then(({ tabs }) => use(tabs));
  }
}

withTabs((tabs) => tabs.apply());

const clientModule: ClientModule = {
  onRouteDidUpdate: ({ location, previousLocation }) =>
    withTabs((tabs) =>
      location.pathname === previousLocation?.pathname ? tabs.reveal() : tabs.apply(),
    ),
};

export default clientModule;
