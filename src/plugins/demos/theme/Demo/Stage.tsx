import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  Island,
  ISLAND,
  ISLAND_CONTENT,
  ISLAND_READY,
  IslandPageContext,
  loadContent,
  type IslandProps,
} from '../../../../core/islands';
import { codePreferencesStore, STYLING_KEYS, type CodeStyling } from '../../../../core/preferences';
import '../../../../core/browser/chunkScripts';
import type { DemoModule } from '../../types';
import { use, useState, type ReactNode, type Ref } from 'react';

import { flavorFor, islandId, stylingsOf } from './flavors';
import styles from './styles.module.css';

/**
 * Loads a demo and its component in the reader's styling, so that both are hydrated at once. If the component can't be
 * loaded, the demo says so.
 *
 * @param load - Loads the `DemoModule`.
 */
export async function loadDemo(load: () => Promise<unknown>): Promise<DemoModule> {
  const demo = (await load()) as DemoModule;
  const { island } = flavorFor(demo, codePreferencesStore().get().styling);
  await loadContent(island).catch(() => undefined);
  return demo;
}

interface FlavorProps extends IslandProps {
  /** How often the demo was reset in this styling. */
  resets: number;
}

/**
 * A demo in one styling. If its component is there from the start, it is hydrated with the island around it. Otherwise
 * (on a page that React controls, in another styling than the reader's, or if it couldn't be loaded), it is an island.
 */
function Flavor({ resets, ...props }: FlavorProps) {
  const { id, island, when, className } = props;
  const isBrowser = useIsBrowser();
  // The server collects the styles of what is in an island.
  const canInclude = use(IslandPageContext)?.collect !== undefined || typeof window !== 'undefined';
  const [first] = useState({ island, Content: canInclude ? island.Content : undefined });
  // An edit in development makes another island.
  const Content = first.island === island ? first.Content : undefined;
  return Content ? (
    <div
      className={className}
      suppressHydrationWarning
      {...{ [ISLAND]: id, [ISLAND_READY]: isBrowser ? '' : undefined }}
    >
      <div {...{ [ISLAND_CONTENT]: '' }}>
        <Content key={resets} />
      </div>
    </div>
  ) : (
    <Island key={resets} {...props} when={resets > 0 ? 'now' : when} />
  );
}

export interface StageProps {
  demo: DemoModule;
  /** The demo's title. */
  name: string;
  /** Pixels to reserve for a demo whose server-rendered HTML has no size of its own. */
  height?: number | undefined;
  className?: string | undefined;
  /** When to fetch the demo's code, if it isn't in an island. Default: when it approaches the viewport. */
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
        {demo.flavors.map((flavor) => (
          <div
            key={flavor.styling}
            data-demo={demo.name}
            data-demo-styling={STYLING_KEYS[flavor.styling]}
            data-for-styling={stylingsOf(demo, flavor)}
          >
            <Flavor
              id={islandId(demo, flavor)}
              island={flavor.island}
              when={when}
              resets={resets[flavor.styling] ?? 0}
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
