import { ArticleIsland } from '@portal/article';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import CodeBlock from '@theme/CodeBlock';
import { useEffect } from 'react';

import type { DemoModule } from '../../types';
import { useDemoSource } from '../Demo/useDemoSource';

import LiveBareDemo, { type LiveBareDemoProps } from './LiveBareDemo';

/** The code of a demo's first file. The build has it, and the development server sends it on request. */
function Code({ demo }: { demo: DemoModule }) {
  const { source, load } = useDemoSource(demo);
  const [{ name, files }] = demo.stylings;
  const code = demo.code.TS ? demo.code : source?.stylings[name]?.files[0]?.html;
  useEffect(() => {
    // Without its code, the block is empty.
    load().catch(() => undefined);
  }, [load]);
  // The types of `@theme/CodeBlock` are those of theme-classic.
  const props = { html: code?.TS ?? '', js: code?.JS, children: '' };
  return <CodeBlock {...props} title={files[0]} language="tsx" />;
}

export interface BareDemoProps extends LiveBareDemoProps {
  /** Whether its code is shown below it. Default: false. */
  open?: boolean;
}

/** A demo in an article without toolbar. */
export default function BareDemo({ demo, open = false, ...props }: BareDemoProps) {
  useBrokenLinks().collectAnchor(demo.name);
  return (
    <>
      <ArticleIsland kind="bare-demo" id={demo.name} props={props}>
        <LiveBareDemo demo={demo} {...props} />
      </ArticleIsland>
      {open && <Code demo={demo} />}
    </>
  );
}
