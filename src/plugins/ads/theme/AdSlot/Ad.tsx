import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { whenIdle } from '@site/src/core/idle';
import { trackAdCrash } from '@site/src/plugins/analytics/client';
import { useAdConfig } from '@site/src/plugins/ads/client';
import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';

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
 * interactive. It stays empty for robots. Readers who are offline see an in-house ad.
 *
 * @throws Error if rendered outside `AdConfigProvider`.
 */
export default function Ad() {
  const config = useAdConfig();
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const [Content, setContent] = useState<ComponentType<AdContentProps>>();

  useEffect(() => {
    if (hasNoAds(navigator)) {
      return undefined;
    }
    let isLeft = false;
    const stop = whenIdle(() => {
      loadContent(config).then(
        (Loaded) => {
          if (!isLeft) {
            setContent(() => Loaded);
          }
        },
        // The page works without the ad.
        () => undefined,
      );
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [config]);

  return (
    <div className={styles.slot} data-ad-slot>
      {Content && (
        <AdBoundary>
          <Content
            config={config}
            label={translate({
              id: 'portal.ads.label',
              message: 'Advertisement',
              description: 'Name of the ad slot, for screen readers',
            })}
            lang={localeConfigs[currentLocale]?.htmlLang}
          />
        </AdBoundary>
      )}
    </div>
  );
}
