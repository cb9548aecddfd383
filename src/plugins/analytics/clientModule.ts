import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { whenIdle } from '@site/src/core/idle';
import { consentStore } from '@site/src/core/preferences';

import type { Analytics } from './analytics';
import { setEventSink, type EventSink } from './client';
import type { ShownPage } from './pageView';

/*
 * What every page carries where analytics is configured: it knows which page is shown, and waits for the reader's
 * consent. The rest is fetched after that.
 */

let shownPage: ShownPage | undefined;
let onFirstPage: () => void;
const firstPage = new Promise<void>((resolve) => {
  onFirstPage = resolve;
});

/** From the first consent on; `undefined` in it where the code could not be fetched. */
let analytics: Promise<Analytics | undefined> | undefined;

async function start(): Promise<Analytics | undefined> {
  await firstPage;
  await new Promise<void>((resolve) => whenIdle(resolve));
  try {
    const { startAnalytics } = await import('./browser');
    return shownPage && startAnalytics(shownPage);
  } catch {
    return undefined;
  }
}

function tell(use: (analytics: Analytics) => void): void {
  void analytics?.then((loaded) => loaded && use(loaded));
}

const sink: EventSink = {
  event: (name, parameters) => tell((loaded) => loaded.event(name, parameters)),
  adDisplay: (label) => tell((loaded) => loaded.adDisplay(label)),
};

/** Takes events while consent lasts: what happens before it is nobody's business later. */
function followConsent(): void {
  const isGranted = consentStore().get() === 'granted';
  if (isGranted) {
    analytics ??= start();
  }
  setEventSink(isGranted ? sink : undefined);
}

if (ExecutionEnvironment.canUseDOM) {
  followConsent();
  consentStore().subscribe(followConsent);
}

let navigation = 0;

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: { pathname },
  previousLocation,
}) => {
  if (pathname === previousLocation?.pathname) {
    return;
  }
  navigation += 1;
  const own = navigation;
  // Docusaurus' head writes the title in the next frame. A page that is left before that was not seen.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (own !== navigation) {
        return;
      }
      const page = { pathname, title: document.title };
      shownPage = page;
      onFirstPage();
      tell((loaded) => loaded.pageShown(page));
    }),
  );
};
