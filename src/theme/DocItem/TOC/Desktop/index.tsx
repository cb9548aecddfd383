import OriginalDesktop from '@theme-original/DocItem/TOC/Desktop';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { AdConfigProvider } from '@site/src/plugins/ads/client';
import Ad from '@theme/AdSlot/Ad';
import ApiFilterButton from '@theme/ApiFilterButton';
import Sponsors from '@theme/Sponsors';

import styles from './styles.module.css';

/**
 * Wraps theme-classic's desktop table of contents (3.10.2) in a sticky column, in which the table of contents scrolls
 * between the button that leads to the filter of an API page, and the ad and the sponsors.
 */
export default function DocItemTOCDesktop() {
  const { disable_ad: isAdDisabled } = useDoc().frontMatter as { disable_ad?: boolean };
  return (
    <div className={styles.column}>
      <ApiFilterButton />
      <OriginalDesktop />
      {!isAdDisabled && (
        <AdConfigProvider>
          <Ad />
        </AdConfigProvider>
      )}
      <Sponsors className={styles.sponsors} />
    </div>
  );
}
