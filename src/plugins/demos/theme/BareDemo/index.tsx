import { ArticleIsland } from '@portal/article';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import LiveBareDemo, { type LiveBareDemoProps } from './LiveBareDemo';

/** A demo in an article without toolbar and code. */
export default function BareDemo({ demo, ...props }: LiveBareDemoProps) {
  useBrokenLinks().collectAnchor(demo.name);
  return (
    <ArticleIsland kind="bare-demo" id={demo.name} props={props}>
      <LiveBareDemo demo={demo} {...props} />
    </ArticleIsland>
  );
}
