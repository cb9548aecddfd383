import { isDrawn, watchOccasions, type OccasionWatch } from '@site/src/core/islands';
import { directionStore } from '@site/src/core/preferences';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

import { PART_ATTRIBUTE, PART_ID_ATTRIBUTE, PART_PROPS_ATTRIBUTE, partIdPrefix } from './markup';
import { PartRoot, type PartSurroundings } from './PartRoot';
import type { JsonObject, PartInPage, PartKinds } from './types';

/** How far below or above the viewport a part starts, so that what is in it has time to load. */
const NEAR = '500px';

/** The interactive parts of an article that is shown. */
export interface PartHosts {
  /** Tells the running parts what has changed around them. */
  update: (surroundings: PartSurroundings) => void;
  /** Ends all parts. */
  stop: () => void;
}

/** A part that waits for its time, or runs. */
interface StartablePart {
  watch: OccasionWatch;
  isAskedFor: (hash: string) => boolean;
}

/** Whether the build has drawn all that a part shows, so that starting it changes nothing to see. */
function isComplete(element: Element): boolean {
  // The build draws for left to right.
  return (
    directionStore().get() === 'ltr' &&
    [...element.querySelectorAll<HTMLElement>('[data-island]')]
      .filter((island) => island.checkVisibility())
      .every(isDrawn)
  );
}

/**
 * Gives each part of an article a React root of its own when its time comes; see `PartKind.when`.
 *
 * @param article - Element that holds the article.
 * @param kinds - How each kind of part starts. A part of another kind stays as the build has drawn it.
 * @param loadModule - Loads the module that the page declares for a part.
 * @param surroundings - The page around the article.
 */
export function startParts(
  article: HTMLElement,
  kinds: PartKinds,
  loadModule: (kind: string, id: string) => Promise<unknown>,
  surroundings: PartSurroundings,
): PartHosts {
  let current = surroundings;
  let isStopped = false;
  const roots: Root[] = [];
  const running: { update: () => void }[] = [];

  const parts = [...article.querySelectorAll<HTMLElement>(`[${PART_ATTRIBUTE}]`)].flatMap(
    (element): StartablePart[] => {
      const name = element.getAttribute(PART_ATTRIBUTE) ?? '';
      const kind = kinds[name];
      if (!kind) {
        return [];
      }
      const id = element.getAttribute(PART_ID_ATTRIBUTE) ?? '';
      const part: PartInPage = {
        id,
        props: JSON.parse(element.getAttribute(PART_PROPS_ATTRIBUTE) ?? '{}') as JsonObject,
        module: () => loadModule(name, id),
      };
      const watch = watchOccasions(element, {
        when: kind.when,
        margin: NEAR,
        needsReader: isComplete(element),
        ...(kind.hasPlainLinks && { hasPlainLinks: true }),
        load: () => kind.load(part),
        run: (content) => {
          // The build has drawn it for the page that it came with.
          const shown = surroundings;
          const tree = (around: PartSurroundings, onMounted?: () => void) => (
            <PartRoot {...around} {...(onMounted && { onMounted })}>
              {content}
            </PartRoot>
          );
          const onMounted = () => {
            running.push({ update: () => root.render(tree(current)) });
            if (current !== shown) {
              root.render(tree(current));
            }
            // After React's effects, and not while it is at work.
            setTimeout(watch.replayClick);
          };
          let root: Root;
          startTransition(() => {
            root = hydrateRoot(element, tree(shown, onMounted), {
              identifierPrefix: partIdPrefix(name, id),
              onRecoverableError: (error) => {
                // React complains about a part that goes away before it is hydrated.
                if (!isStopped) {
                  reportError(error);
                }
              },
            });
            roots.push(root);
          });
        },
        // Without a network; the part stays as it is until the next occasion.
        onLoadError: () => undefined,
      });
      return [{ watch, isAskedFor: (hash) => kind.isAskedFor?.(hash, id) ?? false }];
    },
  );

  const startAskedFor = () =>
    parts
      .filter(({ isAskedFor }) => isAskedFor(current.location.hash))
      .forEach(({ watch }) => watch.start());
  startAskedFor();

  return {
    update(next) {
      current = next;
      startAskedFor();
      // The others take what is current when they have been hydrated; React wants no update before that.
      running.forEach(({ update }) => update());
    },
    stop() {
      isStopped = true;
      parts.forEach(({ watch }) => watch.stop());
      // React forbids unmounting one root while another renders.
      setTimeout(() => roots.forEach((root) => root.unmount()));
    },
  };
}
