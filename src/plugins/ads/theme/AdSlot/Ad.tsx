import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { whenIdle } from '@site/src/core/browser/idle';
import { trackAdCrash } from '@site/src/plugins/analytics/client';
import { useAdConfig } from '@site/src/plugins/ads/client';
import { Component, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

import type { AdContentProps } from '../../client/AdArea';
import { hasNoAds } from '../../client/readers';
import type { AdConfig } from '../../types';

import styles from './styles.module.css';

/** Renders nothing if the ad area throws, and reports the error to analytics. */
class AdBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    trackAdCrash('slot');
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Loads the content of the slot. Without an ad network, and offline, the code for networks isn't loaded. */
async function loadContent({ network }: AdConfig): Promise<ComponentType<AdContentProps>> {
  const { default: Content } = await (network && navigator.onLine
    ? import('../../client/NetworkContent')
    : import('../../client/InHouseContent'));
  return Content;
}

/**
 * The page's ad. Its space is reserved from first paint and never changes size; its content is loaded once the page is
 * interactive. It stays empty for robots, and where it isn't displayed: a page has it in the text and below the table of
 * contents, and style sheets show one of them. Readers who are offline see an in-house ad.
 *
 * @throws Error if rendered outside `AdConfigProvider`.
 */
export default function Ad() {
  const config = useAdConfig();
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const [Content, setContent] = useState<ComponentType<AdContentProps>>();
  const slot = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (hasNoAds(navigator)) {
      return undefined;
    }
    let stop: (() => void) | undefined;
    const isShown = () => slot.current?.checkVisibility();
    const update = () => {
      stop?.();
      setContent(undefined);
      stop = whenIdle(() => {
        if (isShown()) {
          loadContent(config).then(
            (Loaded) => isShown() && setContent(() => Loaded),
            // The page works without the ad.
            () => undefined,
          );
        }
      });
    };
    update();
    const wide = window.matchMedia('(width > 996px)');
    wide.addEventListener('change', update);
    return () => {
      stop?.();
      wide.removeEventListener('change', update);
    };
  }, [config]);

  return (
    <div ref={slot} className={styles.slot} data-ad-slot>
      {Content && (
        <AdBoundary>
          <Content
            config={config}
            label={translate({
              id: 'portal.ads.label',
              message: 'Advertisement',
            })}
            lang={localeConfigs[currentLocale]?.htmlLang}
          />
        </AdBoundary>
      )}
    </div>
  );
}
