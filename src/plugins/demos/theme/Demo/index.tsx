import { ArticleIsland } from '@portal/article';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import LiveDemo, { type LiveDemoProps } from './LiveDemo';

/** A live demo in an article. */
export default function Demo({ demo, ...props }: LiveDemoProps) {
  // Links to the demo point to its figure.
  useBrokenLinks().collectAnchor(demo.name);
  return (
    <ArticleIsland kind="demo" id={demo.name} props={props}>
      <LiveDemo demo={demo} {...props} />
    </ArticleIsland>
  );
}
