import browserslist from 'browserslist';
import { textContent, findAll } from 'domutils';
import { browserslistToTargets, transform, type Targets } from 'lightningcss';

import { stageKey, type Stage } from '../../core/build/site';

/** Key of the stage that rewrites the style elements of islands. */
export const ISLAND_STYLES = stageKey('island-styles');

/** Attributes of islands' style elements. */
const ATTRIBUTES = ['data-emotion', 'data-placed-styles'];

/**
 * Removes vendor prefixes that no supported browser needs. Emotion adds all of them, including those for Internet
 * Explorer.
 *
 * @param css - The rules of a style element.
 * @param targets - The oldest supported version of each browser.
 * @throws Error if the rules can't be parsed.
 */
export function withoutOldPrefixes(css: string, targets: Targets): string {
  const { code } = transform({
    filename: 'island.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    visitor: {
      Declaration: {
        // `-ms-grid` and similar properties, which Lightning CSS passes through.
        custom: ({ name }) => (name.startsWith('-ms-') ? [] : undefined),
      },
    },
  });
  return Buffer.from(code).toString();
}

/**
 * Creates the stage that makes the style elements of islands smaller.
 *
 * @param plugin - Name of the plugin.
 * @param siteDir - Folder of the site, whose `package.json` lists the supported browsers.
 */
export function islandStylesStage(plugin: string, siteDir: string): Stage {
  return {
    key: ISLAND_STYLES,
    plugin,
    changes: { html: true },
    start: () => {
      const targets = browserslistToTargets(
        browserslist(undefined, { path: siteDir, env: 'production' }),
      );
      return {
        page(page) {
          const elements = findAll(
            ({ name, attribs }) =>
              name === 'style' && ATTRIBUTES.some((attribute) => attribute in attribs),
            page.document.children,
          );
          for (const element of elements) {
            const attributes = Object.entries(element.attribs)
              .map(([name, value]) => `${name}="${value}"`)
              .join(' ');
            const css = withoutOldPrefixes(textContent(element), targets);
            page.insertBefore(element, `<style ${attributes}>${css}</style>`);
            page.remove(element);
          }
          return undefined;
        },
      };
    },
  };
}
