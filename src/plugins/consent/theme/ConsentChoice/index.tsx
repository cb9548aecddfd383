import { ArticleIsland } from '@portal/article';

import Choice from './Choice';

/** The reader's consent in an article, such as the privacy page. */
export default function ConsentChoice() {
  return (
    <ArticleIsland kind="consent" id="choice">
      <Choice />
    </ArticleIsland>
  );
}
