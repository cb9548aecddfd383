import { Island, type IslandProps } from '../../../../core/islands';
import { STYLING_KEYS, type CodeStyling } from '../../../../core/preferences';
import '../../../../core/browser/chunkScripts';
import type { DemoModule } from '../../types';
import { useState, type ReactNode, type Ref } from 'react';

import { choicesFor, islandId } from './stylings';
import styles from './styles.module.css';

export interface StageProps {
  demo: DemoModule;
  /** The demo's title. */
  name: string;
  /** Pixels to reserve for a demo whose server-rendered HTML has no size of its own. */
  height?: number | undefined;
  className?: string | undefined;
  /** When to fetch the demo's code (see `Island`). Default: when it approaches the viewport. */
  when?: IslandProps['when'];
  /** How often the demo was reset in each of its stylings. */
  resets?: Partial<Record<CodeStyling, number>>;
  /** The demo with the reader's edits. */
  preview?: ReactNode;
  /** Whether the preview is shown instead of the demo. */
  isReplaced?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Runs a demo in each of its stylings. The server sends them all, and style sheets show the reader's choice from the
 * first paint. A hidden styling loads nothing.
 */
export function Stage({
  demo,
  name,
  height,
  className,
  when = 'near',
  resets = {},
  preview,
  isReplaced = false,
  ref,
}: StageProps) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <div
      ref={ref}
      className={className ?? styles.stage}
      style={height ? { minHeight: height } : undefined}
      tabIndex={-1}
      role="group"
      aria-label={`${name}, live`}
    >
      <div className={isReplaced ? styles.replaced : undefined} inert={isReplaced}>
        {demo.stylings.map((styling) => (
          <div
            key={styling.name}
            data-demo={demo.name}
            data-demo-styling={STYLING_KEYS[styling.name]}
            data-for-styling={choicesFor(demo, styling)}
          >
            <Island
              key={resets[styling.name]}
              id={islandId(demo, styling)}
              island={styling.island}
              when={resets[styling.name] ? 'now' : when}
              className="demo-stage"
              onReady={() => setFailed(false)}
              onLoadError={() => setFailed(true)}
            />
          </div>
        ))}
      </div>
      {preview && (
        <div className={isReplaced ? undefined : styles.pending} inert={!isReplaced}>
          {preview}
        </div>
      )}
      {hasFailed && (
        <p className={styles.failure} role="status">
          The demo couldn’t be loaded. Scroll or click to try again.
        </p>
      )}
    </div>
  );
}
