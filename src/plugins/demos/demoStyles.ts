import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';
import postcss, { type AtRule, type Plugin, type Rule } from 'postcss';

import type { CodeStyling } from '../../core/preferences/demoHash';

import type { FlavourFiles } from './demoFiles';
import { compileTailwind } from './tailwind';

/** Where utilities apply: in Tailwind demos, and in what Material UI's components put at the end of the page. */
const TAILWIND_SCOPE =
  ":where([data-demo-styling='tailwind'], .MuiPopper-root, .MuiModal-root, .MuiPopover-root)";

/** Utilities have short names (`flex`, `hidden`, `container`), which the page around the demo may know otherwise. */
const scopeUtilities: Plugin = {
  postcssPlugin: 'portal-scope-utilities',
  OnceExit(root) {
    root.walkAtRules('layer', (layer: AtRule) => {
      if (layer.params !== 'utilities') {
        return;
      }
      layer.walkRules((rule: Rule) => {
        const { parent } = rule;
        const isNested = parent?.type === 'rule';
        const isKeyframe = parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);
        if (!isNested && !isKeyframe) {
          rule.selectors = rule.selectors.map((selector) => `${TAILWIND_SCOPE} ${selector}`);
        }
      });
    });
  },
};

/**
 * The style sheet of a demo in one styling, small and for the site's browsers: what its `.css` files say, and for
 * Tailwind what its classes mean. Empty where there is nothing to say.
 *
 * @throws Error where a style sheet does not parse, with its name.
 */
export async function demoStyleSheet(
  styling: CodeStyling,
  { files }: FlavourFiles,
): Promise<string> {
  const styleSheets = files.filter(({ name }) => name.endsWith('.css'));
  const own = styleSheets.map(({ code }) => code).join('\n');
  let css = own;
  if (styling === 'Tailwind') {
    const code = files.filter((file) => !styleSheets.includes(file)).map((file) => file.code);
    const compiled = await compileTailwind(code, own);
    css = postcss([scopeUtilities]).process(compiled, { from: undefined }).css;
  }
  if (css.trim() === '') {
    return '';
  }
  const { code } = transform({
    filename: styleSheets.map(({ name }) => name).join(', ') || 'tailwind',
    code: Buffer.from(css),
    minify: true,
    targets: browserslistToTargets(browserslist()),
  });
  return code.toString();
}
