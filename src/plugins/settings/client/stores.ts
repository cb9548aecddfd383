import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { codePreferencesStore, densityStore, directionStore } from '../../../core/preferences';

// The stores follow other tabs immediately, whether or not a component reads them.
if (ExecutionEnvironment.canUseDOM) {
  directionStore();
  densityStore();
  const code = codePreferencesStore();
  // Fires for links in the page's text and when the reader edits the address.
  window.addEventListener('hashchange', () => code.follow(window.location.hash));
}

/** Links that Docusaurus' router handles change the hash without firing `hashchange`. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) =>
  codePreferencesStore().follow(location.hash);
