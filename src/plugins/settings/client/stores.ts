import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { codePreferencesStore, densityStore, directionStore } from '../../../core/preferences';

// The stores follow other tabs from the start, whether or not a component reads them.
if (ExecutionEnvironment.canUseDOM) {
  directionStore();
  densityStore();
  const code = codePreferencesStore();
  // A link of the page's own text, or the reader's edit of the address.
  window.addEventListener('hashchange', () => code.follow(window.location.hash));
}

/** A link that Docusaurus' router follows changes the hash without telling the window. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) =>
  codePreferencesStore().follow(location.hash);
