import { useEffect, useRef } from 'react';

import { ISLAND } from './markup';
import { usePageContexts } from './pageContexts';
import { servedIsland } from './servedPages';
import { startIsland, type IslandOptions, type StartedIsland } from './startIsland';
import type { IslandModule } from './types';
import { useServedContent } from './useServedContent';

export interface IslandProps extends Pick<
  IslandOptions,
  'id' | 'when' | 'onReady' | 'onLoadError'
> {
  island: IslandModule;
  className?: string;
}

/**
 * An island in a part of the page that React renders. The server's HTML stays in place until the island's code arrives,
 * and the code isn't loaded before the trigger, so a page loads no MUI code before a demo needs it.
 *
 * `lazy` in a `Suspense` boundary doesn't work here: Docusaurus' contexts change after hydration, and React then drops
 * the server's HTML.
 */
export function Island({ id, island, when, className, onReady, onLoadError }: IslandProps) {
  const contexts = usePageContexts();
  const element = useRef<HTMLDivElement>(null);
  const started = useRef<StartedIsland>(undefined);
  const latest = useRef({ contexts, onReady, onLoadError });
  useEffect(() => {
    latest.current = { contexts, onReady, onLoadError };
    started.current?.update(contexts);
  });
  useServedContent(element, () => servedIsland(window.location.pathname, id));

  useEffect(() => {
    if (!element.current) {
      return undefined;
    }
    started.current = startIsland(element.current, {
      id,
      when,
      contexts: latest.current.contexts,
      load: async () => {
        const [Component, { contentOf }] = await Promise.all([island.load(), import('./runtime')]);
        const Content = contentOf(Component, island.layered);
        return <Content />;
      },
      onReady: () => latest.current.onReady?.(),
      onLoadError: (error) => latest.current.onLoadError?.(error),
    });
    return started.current.stop;
  }, [id, island, when]);

  return (
    <div
      ref={element}
      className={className}
      {...{ [ISLAND]: id }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: island.html(id, contexts.islands ?? { sentStyles: new Set(), themed: true }),
      }}
    />
  );
}
