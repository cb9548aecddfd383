import { useLocation } from '@docusaurus/router';
import { consentStore } from '@site/src/core/preferences';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { IN_HOUSE_ADS, inHouseAdFor } from '../inHouse';
import type { AdConfig } from '../types';

import { AdArea, type AdContentProps } from './AdArea';
import { AdFrame } from './AdFrame';
import { AdNotice } from './AdNotice';
import { InHouseAdCard } from './InHouseAdCard';
import { NetworkAdCard } from './NetworkAdCard';
import { createAdView, type AdView } from './view';

function browserView(config: AdConfig): AdView {
  return createAdView(config, {
    random: Math.random,
    consent: consentStore(),
    inHouseCount: IN_HOUSE_ADS.length,
    every: (callback, milliseconds) => {
      const timer = window.setInterval(callback, milliseconds);
      return () => window.clearInterval(timer);
    },
    delay: (callback, milliseconds) => {
      const timer = window.setTimeout(callback, milliseconds);
      return () => window.clearTimeout(timer);
    },
    fetch: (...args) => window.fetch(...args),
    now: Date.now,
  });
}

/** Returns the analytics label for what the slot shows, or undefined while it waits. */
function displayLabel(view: AdView, config: AdConfig, pathname: string): string | undefined {
  const { outcome } = view.get();
  switch (outcome.kind) {
    case 'network':
      return `${config.network?.name}-${view.source() === 'json' ? 'inline' : 'image'}`;
    case 'in-house':
      return `in-house-${inHouseAdFor(outcome.index, pathname)?.name}`;
    case 'notice':
      return 'ad-block-notice';
    case 'waiting':
      return undefined;
  }
}

/** The content of the ad slot during one page view on a site with an ad network. Load it with `import()`. */
export default function NetworkContent({ config, label, lang }: AdContentProps) {
  const { pathname } = useLocation();
  const [view] = useState(() => browserView(config));
  useEffect(() => {
    view.start();
    return view.stop;
  }, [view]);
  const { outcome, isOpen } = useSyncExternalStore(view.subscribe, view.get);

  const ad = view.ad();
  const isNetwork = outcome.kind === 'network';
  const inHouse = outcome.kind === 'in-house' && inHouseAdFor(outcome.index, pathname);
  return (
    <AdArea label={label} lang={lang} display={displayLabel(view, config, pathname)}>
      {view.source() === 'script' && (isNetwork || isOpen) && (
        <AdFrame isShown={isNetwork} label={label} onReport={view.report} />
      )}
      {isNetwork && ad && <NetworkAdCard ad={ad} />}
      {inHouse && <InHouseAdCard ad={inHouse} shape={view.draws.shape} />}
      {outcome.kind === 'notice' && <AdNotice />}
    </AdArea>
  );
}
