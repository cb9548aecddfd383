import { ArticleIsland } from '@portal/article';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import { TEMPLATE_FIGURE_ID } from '../../markup';

import LiveTemplate, { type LiveTemplateProps } from './LiveTemplate';

/** A template on its page: its picture, the ways to take it, and its source. */
export default function Template({ template }: LiveTemplateProps) {
  useBrokenLinks().collectAnchor(TEMPLATE_FIGURE_ID);
  return (
    <ArticleIsland kind="template" id={TEMPLATE_FIGURE_ID}>
      <LiveTemplate template={template} />
    </ArticleIsland>
  );
}
