import type { ClientModule } from '@docusaurus/types';
import { isOnepirate } from '@site/src/core/navigation/paths';

const loadFonts = () => import('./fonts');

/** The module with the fonts. Undefined until an address needs it. */
let fonts: ReturnType<typeof loadFonts> | undefined;

const clientModule: ClientModule = {
  onRouteDidUpdate({ location: { pathname, search, hash } }) {
    const isWorn = isOnepirate(pathname + search + hash);
    if (!isWorn && !fonts) {
      return;
    }
    fonts ??= loadFonts();
    fonts
      .then(({ wearFonts }) => wearFonts(isWorn))
      // The page works in the portal's own fonts. The next such address tries again.
      .catch(() => {
        fonts = undefined;
      });
  },
};

export default clientModule;
