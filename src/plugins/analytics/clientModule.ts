import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { whenIdle } from '@site/src/core/browser/idle';
import { consentStore } from '@site/src/core/preferences';

import type { Analytics } from './analytics';
import { setEventSink, type EventSink } from './client';
import { removeLeftovers } from './leftovers';
import type { ShownPage } from './pageView';

/*
 * The part of analytics in every page, if it is configured: it tracks which page is shown, and waits for the reader's
 * consent. The rest is fetched after that.
 */

let shownPage: ShownPage | undefined;
let onFirstPage: () => void;
const firstPage = new Promise<void>((resolve) => {
  onFirstPage = resolve;
});

/** Set after the reader first consents. Resolves to undefined if the code couldn't be fetched. */
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

/** Accepts events only while the reader consents. Earlier events are not recorded. */
function followConsent(): void {
  const consent = consentStore().get();
  const isGranted = consent === 'granted';
  if (isGranted) {
    analytics ??= start();
  } else if (consent === 'denied') {
    void removeLeftovers();
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
  // In development, react-helmet-async sets the title in the next frame. A page that the reader leaves before that doesn't count.
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
