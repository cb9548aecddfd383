import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { IslandHandle } from '@site/src/core/islands';
import { parseDemoHash, useCodePreferences } from '@site/src/core/preferences';
import { titleFromFileName } from '@site/src/plugins/demos/title';
import type { CodeStyling, DemoModule } from '@site/src/plugins/demos/types';
import { useEffect, useId, useRef, useState } from 'react';

import { DemoCode } from './DemoCode';
import { flavourFor } from './flavours';
import { Stage } from './Stage';
import { Toolbar, type DemoAction } from './Toolbar';
import { textOf, useDemoSource } from './useDemoSource';
import styles from './styles.module.css';

export interface DemoProps {
  demo: DemoModule;
  /** Pixels to reserve for a demo whose server HTML has no box of its own size. */
  height?: number;
  /** Shows the code from the start. */
  open?: boolean;
  /** Accessible name. Default: the component's name in words. */
  title?: string;
}

/** A live demo with its source under it. All but the toolbar works without JavaScript. */
export default function Demo({ demo, height, open = false, title }: DemoProps) {
  const name = title ?? titleFromFileName(demo.name);
  useBrokenLinks().collectAnchor(demo.name);
  const { pathname, hash } = useLocation();
  const { variant, styling } = useCodePreferences();
  const flavour = flavourFor(demo, styling);
  const shownVariant = demo.hasJs ? variant : 'TS';

  const figure = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const islands = useRef<Partial<Record<CodeStyling, IslandHandle | null>>>({});
  const codeId = useId();
  const [isOpen, setOpen] = useState(open);
  const [fileOf, setFileOf] = useState<Partial<Record<CodeStyling, number>>>({});
  const source = useDemoSource(demo);
  const fileIndex = fileOf[flavour.styling] ?? 0;

  // The server knows no hash, and hydration has to find what it sent.
  const isBrowser = useIsBrowser();
  const asked = isBrowser && parseDemoHash(hash)?.name === demo.name ? hash : undefined;
  const [openedFor, setOpenedFor] = useState<string>();
  if (asked !== openedFor) {
    setOpenedFor(asked);
    setOpen(isOpen || asked !== undefined);
  }
  useEffect(() => {
    if (asked) {
      figure.current?.scrollIntoView();
    }
  }, [asked]);

  const shownCode = async () => {
    const { flavours } = await source.load();
    const html = flavours[flavour.styling]?.files[fileIndex]?.html;
    return html ? textOf(html[shownVariant] ?? html.TS) : '';
  };

  const actions: DemoAction[] = [
    {
      name: 'Reset the demo',
      icon: 'reset',
      run: () => islands.current[flavour.styling]?.reset(),
    },
    {
      name: 'Move the focus to the demo',
      icon: 'focus',
      run: () => stage.current?.focus(),
    },
    {
      name: 'Open the demo alone',
      icon: 'alone',
      run: `${pathname.replace(/\/?$/, '/')}demos/${demo.name}/`,
    },
    { name: 'See the source file', icon: 'source', run: demo.sourceUrl },
  ];

  return (
    <figure ref={figure} className={styles.demo} id={demo.name} aria-label={name}>
      <Stage
        ref={stage}
        demo={demo}
        name={name}
        height={height}
        onIsland={(each, handle) => {
          islands.current[each] = handle;
        }}
      />
      <Toolbar
        demo={demo}
        name={name}
        flavour={flavour}
        variant={shownVariant}
        isOpen={isOpen}
        codeId={codeId}
        onToggle={() => setOpen(!isOpen)}
        code={shownCode}
        actions={actions}
      />
      <div className={styles.source} id={codeId} hidden={!isOpen} data-demo-code>
        <DemoCode
          demo={demo}
          name={name}
          flavour={flavour}
          variant={shownVariant}
          fileIndex={fileIndex}
          onFile={(index) => setFileOf({ ...fileOf, [flavour.styling]: index })}
          source={source}
          isOpen={isOpen}
          isServedOpen={open}
        />
      </div>
    </figure>
  );
}
