import type { Compiler, RspackPluginInstance } from '@rspack/core';

const STYLE_SHEET = /\.css$/;

/** Records the style sheets of a compilation. */
export class StyleSheetsPlugin implements RspackPluginInstance {
  /** Absolute paths. */
  files = new Set<string>();

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('portal-article-style-sheets', ({ compilation }) => {
      this.files = new Set(
        [...compilation.modules]
          .map((module) => module.nameForCondition() ?? '')
          .filter((file) => STYLE_SHEET.test(file)),
      );
    });
  }
}

/**
 * Makes sure that the browser gets the style sheets of all components in articles, which are only in the server bundle.
 *
 * @throws Error that names the style sheets that are missing in the browser.
 */
export function checkStyleSheets(
  server: ReadonlySet<string>,
  browser: ReadonlySet<string>,
  relative: (file: string) => string,
): void {
  const missing = [...server].filter((file) => !browser.has(file)).map(relative);
  if (missing.length > 0) {
    throw new Error(
      `article: only articles import these style sheets, so the browser wouldn't load them: ${missing.sort().join(', ')}. ` +
        'Export the components that import them from src/theme/ArticleComponents.',
    );
  }
}
