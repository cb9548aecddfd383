import type { ReactNode } from 'react';

import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Icon/ExternalLink';

import styles from './icon.module.css';

/** The icon of links to other sites. The original needs an image in the HTML of each page. */
export default function IconExternalLink({ width, height }: Props): ReactNode {
  return (
    <span
      role="img"
      className={styles.icon}
      style={width || height ? { width, height } : undefined}
      aria-label={translate({
        id: 'theme.IconExternalLink.ariaLabel',
        message: '(opens in new tab)',
      })}
    />
  );
}
