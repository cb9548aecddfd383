import { ArticlePart } from '@portal/article';
import { AdConfigProvider } from '@site/src/plugins/ads/client';

import Ad from './Ad';

/** The ad slot of an article. */
export default function AdSlot() {
  return (
    <ArticlePart kind="ad" id="slot">
      <AdConfigProvider>
        <Ad />
      </AdConfigProvider>
    </ArticlePart>
  );
}
