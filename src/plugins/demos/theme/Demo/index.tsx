import CopyButton from '@theme/CopyButton';
import { Island, type IslandHandle } from '@site/src/core/islands';
import { titleFromFileName } from '@site/src/plugins/demos/title';
import type { CodeVariant, DemoModule, DemoSource } from '@site/src/plugins/demos/types';
import { useEffect, useId, useRef, useState } from 'react';

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

/** A live demo with its source under it. Everything but the toolbar's buttons works without JavaScript. */
export default function Demo({ demo, height, open = false, title }: DemoProps) {
  const name = title ?? titleFromFileName(demo.name);
  const island = useRef<IslandHandle>(null);
  const code = useRef<HTMLElement>(null);
  const codeId = useId();
  const [variant, setVariant] = useState<CodeVariant>('TS');
  const [isOpen, setOpen] = useState(open);
  const [source, setSource] = useState<DemoSource>();
  const [failed, setFailed] = useState(false);
  const [loadFailed, setLoadFailed] = useState(false);

  // The server's HTML holds the TypeScript. The rest, and everything after a client navigation, is fetched.
  useEffect(() => {
    const isServed = variant === 'TS' && code.current?.firstChild;
    if (!isOpen || source || isServed) {
      return undefined;
    }
    let current = true;
    demo.source().then(
      (loaded) => current && setSource(loaded),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [isOpen, variant, source, demo]);
  useEffect(() => {
    const html = source?.html[variant] ?? source?.html.TS;
    if (code.current && html !== undefined) {
      code.current.innerHTML = html;
    }
  }, [source, variant]);

  const copyText = async () => {
    const loaded = source ?? (await demo.source());
    setSource(loaded);
    const holder = document.createElement('div');
    holder.innerHTML = loaded.html[variant] ?? loaded.html.TS;
    return holder.textContent ?? '';
  };

  return (
    <figure className={styles.demo} id={demo.name} aria-label={name}>
      <div className={styles.stage} style={height ? { minHeight: height } : undefined}>
        <Island
          ref={island}
          id={demo.name}
          island={demo}
          when="near"
          className="demo-stage"
          onReady={() => setLoadFailed(false)}
          onLoadError={() => setLoadFailed(true)}
        />
        {loadFailed && (
          <p className={styles.failure} role="status">
            The demo could not be loaded. Scroll or click to try again.
          </p>
        )}
      </div>
      <div className={styles.bar}>
        <div className={styles.toolbar} role="group" aria-label={`Tools for ${name}`}>
          {demo.hasJs && isOpen && (
            <span className={styles.variants} role="group" aria-label="Language">
              {(['TS', 'JS'] as const).map((value) => (
                <button
                  key={value}
                  type="button"
                  aria-pressed={variant === value}
                  title={value === 'TS' ? 'TypeScript' : 'JavaScript'}
                  onClick={() => setVariant(value)}
                >
                  {value}
                </button>
              ))}
            </span>
          )}
          <CopyButton text={copyText} copiedMs={1200} />
          <button type="button" className="portal-tool" onClick={() => island.current?.reset()}>
            <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
              <path d="M3 8a5 5 0 1 0 1.6-3.6M3 2.5v3h3" />
            </svg>
            Reset
          </button>
        </div>
        <details
          className={styles.source}
          open={open}
          onToggle={(event) => {
            setOpen(event.currentTarget.open);
            setFailed(false);
          }}
        >
          <summary className={styles.summary} aria-controls={codeId}>
            {isOpen ? 'Hide code' : 'Show code'}
          </summary>
          <pre className="code" dir="ltr" tabIndex={0} id={codeId}>
            <code
              ref={code}
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: demo.code }}
            />
          </pre>
          {failed && !source && (
            <p className={styles.failure} role="status">
              The code could not be loaded. Close and open it to try again.
            </p>
          )}
        </details>
      </div>
    </figure>
  );
}
