import {
  isDrawn,
  PART_READY,
  repeatInput,
  awaitTrigger,
  type Trigger,
} from '@site/src/core/islands';
import { directionStore } from '@site/src/core/preferences';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

import { PART_ATTRIBUTE, PART_ID_ATTRIBUTE, PART_PROPS_ATTRIBUTE, partIdPrefix } from './markup';
import { PartRoot, type PartSurroundings } from './PartRoot';
import type { JsonObject, PartInPage, PartKinds } from './types';

/** The interactive parts of the current article. */
export interface PartHosts {
  /** Updates the surroundings of the running parts. */
  update: (surroundings: PartSurroundings) => void;
  /** Stops all parts. */
  stop: () => void;
}

/** A part that is waiting to start, or running. */
interface StartablePart {
  watch: Trigger;
  isAskedFor: (hash: string) => boolean;
}

/** Returns true if the build has rendered everything that a part shows, so that starting it changes nothing visible. */
function isComplete(element: Element): boolean {
  // The build renders the left-to-right layout.
  return (
    directionStore().get() === 'ltr' &&
    [...element.querySelectorAll<HTMLElement>('[data-island]')]
      .filter((island) => island.checkVisibility())
      .every(isDrawn)
  );
}

/**
 * Creates a React root for each part of an article at the time that its kind defines; see `PartKind.when`.
 *
 * @param article - Element that contains the article.
 * @param kinds - How each kind of part starts. Parts of unknown kinds stay as the build has rendered them.
 * @param loadModule - Loads the module that the page declares for a part.
 * @param surroundings - The context of the page around the article.
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
        element.setAttribute(PART_READY, '');
        return [];
      }
      const id = element.getAttribute(PART_ID_ATTRIBUTE) ?? '';
      const part: PartInPage = {
        id,
        props: JSON.parse(element.getAttribute(PART_PROPS_ATTRIBUTE) ?? '{}') as JsonObject,
        module: () => loadModule(name, id),
      };
      const watch = awaitTrigger(element, {
        when: kind.when,
        needsReader: isComplete(element),
        load: () => kind.load(part),
        run: (content) => {
          // The first render must match the build's, which used the surroundings of its own page.
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
            // After React's effects, when React isn't rendering.
            setTimeout(() => repeatInput(element, () => element.setAttribute(PART_READY, '')));
          };
          let root: Root;
          startTransition(() => {
            root = hydrateRoot(element, tree(shown, onMounted), {
              identifierPrefix: partIdPrefix(name, id),
              onRecoverableError: (error) => {
                // React reports an error for a part that is removed before it is hydrated.
                if (!isStopped) {
                  reportError(error);
                }
              },
            });
            roots.push(root);
          });
        },
        // Offline, for example. The part stays as it is until the next trigger.
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
      // The other parts read `current` when they have been hydrated; React shouldn't get an update before that.
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
