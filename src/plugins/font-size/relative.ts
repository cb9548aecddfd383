import type { Plugin } from 'postcss';

/** The font size of browsers whose settings haven't been changed, in pixels. */
const DEFAULT = 16;

/** Properties whose lengths are those of text. */
const TEXT = /^(?:font|font-size|line-height)$/;
const PIXELS = /(?<![\w.-])(\d*\.?\d+)px\b/g;

/**
 * Replaces pixels in the sizes and line heights of text with `rem`, also in the style sheets of Infima and theme-classic:
 * pixels ignore the font size in the settings of the browser.
 */
export function relativeFontSizes(): Plugin {
  return {
    postcssPlugin: 'portal-relative-font-sizes',
    Declaration(declaration) {
      if (TEXT.test(declaration.prop) && declaration.value.includes('px')) {
        declaration.value = declaration.value.replace(
          PIXELS,
          (_pixels, number: string) => `${Number(number) / DEFAULT}rem`,
        );
      }
    },
  };
}
