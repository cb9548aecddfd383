import type { ClientModule } from '@docusaurus/types';

import { GALLERY } from '../markup';

import type { Filters } from './filters';

let loading: Promise<Filters> | undefined;

/** Loads the filters, which only pages with a gallery need. */
async function loadFilters(): Promise<Filters> {
  const { createFilters } = await import('./filters');
  const filters = createFilters({
    document,
    search: () => window.location.search,
    replaceSearch: (search) =>
      window.history.replaceState(
        window.history.state,
        '',
        `${window.location.pathname}${search}${window.location.hash}`,
      ),
  });
  filters.listen();
  return filters;
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    const isSame =
      location.pathname === previousLocation?.pathname &&
      location.search === previousLocation.search;
    if (isSame || !document.querySelector(`[${GALLERY.root}]`)) {
      return;
    }
    loading ??= loadFilters();
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
