import '@docusaurus/theme-classic/lib/nprogress.css';
import type { ClientModule } from '@docusaurus/types';

/*
 * Replaces theme-classic's `nprogress.js` (3.10.2): the progress bar of a slow navigation. Its code is only loaded by
 * the first slow navigation.
 */
const DELAY_MS = 200;

const load = async () => {
  const { default: nprogress } = await import('nprogress');
  nprogress.configure({ showSpinner: false });
  return nprogress;
};
let shown: ReturnType<typeof load> | undefined;

const clientModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    const timeout = window.setTimeout(() => {
      shown = load();
      void shown.then((nprogress) => nprogress.start());
    }, DELAY_MS);
    return () => window.clearTimeout(timeout);
  },
  onRouteDidUpdate() {
    void shown?.then((nprogress) => nprogress.done());
    shown = undefined;
  },
};

export default clientModule;
