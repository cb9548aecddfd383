export type { Sandbox } from './sandbox';
export type { DemoFile, DemoModule, DemoSource } from './types';

/** Loads the functions that open a project in StackBlitz and CodeSandbox. */
export const loadSandboxes = () => import('./sandbox');

/**
 * Returns whether a page has a demo that uses the icon font. `remarkDemos` adds the export.
 *
 * @param content - The page's component, which has the exports of its module as properties.
 */
export function showsIconFont(content: object): boolean {
  return 'usesIconFont' in content && content.usesIconFont === true;
}

const loading = new Map<string, Promise<void>>();

/**
 * Loads a demo's style sheet once. Never rejects, because a demo without its styles is better than none.
 *
 * @param owner - The demo and its styling. Its previous style sheet, for example before an edit in development, is
 * removed.
 * @param href - URL of the style sheet.
 */
export function loadDemoStyles(owner: string, href: string): Promise<void> {
  const known = loading.get(href);
  if (known) {
    return known;
  }
  const earlier = document.querySelectorAll<HTMLLinkElement>(
    `link[data-demo-styles="${CSS.escape(owner)}"]`,
  );
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.dataset.demoStyles = owner;
  const loaded = new Promise<void>((resolve) => {
    link.onload = () => {
      earlier.forEach((other) => {
        other.remove();
        // It may be needed again, for example when an author undoes an edit.
        loading.delete(other.getAttribute('href') ?? '');
      });
      resolve();
    };
    link.onerror = () => {
      link.remove();
      loading.delete(href);
      resolve();
    };
  });
  document.head.append(link);
  loading.set(href, loaded);
  return loaded;
}
