import type { ClientModule } from '@docusaurus/types';

import { GALLERY } from '../markup';

import type { Filters } from './filters';

let loading: Promise<Filters> | undefined;

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    const isSame =
      location.pathname === previousLocation?.pathname &&
      location.search === previousLocation.search;
    if (isSame || !document.querySelector(`[${GALLERY.root}]`)) {
      return;
    }
    // Only pages with a gallery need them.
    loading ??= import('./filters').then(({ startFilters }) => startFilters());
    void loading.then(
      (filters) => filters.apply(),
      () => {
        // The code couldn't be fetched, for example when offline. All examples are shown.
        loading = undefined;
      },
    );
  },
};

export default clientModule;
