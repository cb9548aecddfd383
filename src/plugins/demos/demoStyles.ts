import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';
import postcss, { type AtRule, type Plugin, type Root, type Rule } from 'postcss';

import type { CodeStyling } from '../../core/preferences/demoHash';

import type { StylingFiles, SourceFile } from './demoFiles';
import { compileTailwind } from './tailwind';

/** Elements that Material UI's components append to the page. They can't be attributed to a demo. */
const POPUPS = ['.MuiPopper-root', '.MuiPopover-root', '.MuiModal-root'];

/** The class that a Tailwind selector starts with. */
const CLASS = /\.(?:\\.|[\w-])+/;

/**
 * Scopes a demo's utilities to that demo without raising their specificity. They have short names (`flex`, `hidden`)
 * that may mean something else on the surrounding page, and with two demos, the style sheet loaded last would override
 * the other.
 *
 * @param name - The demo's name, as in its element's `data-demo`.
 */
function scopeUtilities(name: string): Plugin {
  const own = `[data-demo='${name}'][data-demo-styling='tailwind']`;
  const scope = [own, `${own} *`, ...POPUPS.flatMap((popup) => [popup, `${popup} *`])].join(', ');
  return {
    postcssPlugin: 'portal-scope-utilities',
    OnceExit(root) {
      root.walkAtRules('layer', (layer: AtRule) => {
        if (layer.params !== 'utilities') {
          return;
        }
        layer.walkRules((rule: Rule) => {
          const { parent } = rule;
          const isNested = parent?.type === 'rule';
          const isKeyframe =
            parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);
          if (!isNested && !isKeyframe) {
            rule.selectors = rule.selectors.map((selector) =>
              selector.replace(CLASS, (className) => `${className}:where(${scope})`),
            );
          }
        });
      });
    },
  };
}

/**
 * Checks a demo's style sheet.
 *
 * @throws Error that names the file, if it does not parse or has an `@import`, which the page could not load.
 */
function checkStyleSheet({ path, code }: SourceFile): void {
  postcss.parse(code, { from: path }).walkAtRules('import', (rule) => {
    throw new Error(
      `${path}:${rule.source?.start?.line ?? 1}: a demo's style sheet can't use @import. Import the other file in the demo instead; found @import ${rule.params}.`,
    );
  });
}

/** Returns whether a style sheet contains only comments and layer names. */
function isEmpty(root: Root): boolean {
  return root.nodes.every(
    (node) =>
      node.type === 'comment' || (node.type === 'atrule' && node.name === 'layer' && !node.nodes),
  );
}

/**
 * Returns the style sheet of a demo in one styling, minified and compiled for the site's browsers: its `.css` files
 * and, for Tailwind, the rules of the classes in its code. Empty if there are no rules.
 *
 * @param name - The demo's name.
 * @throws Error that names the style sheets, if they cannot be used.
 */
export async function demoStyleSheet(
  name: string,
  styling: CodeStyling,
  { files }: StylingFiles,
): Promise<string> {
  const styleSheets = files.filter((file) => file.name.endsWith('.css'));
  styleSheets.forEach(checkStyleSheet);
  const filename = styleSheets.map(({ path }) => path).join(', ') || 'Tailwind';
  const own = styleSheets.map(({ code }) => code).join('\n');
  try {
    let root = postcss.parse(own);
    if (styling === 'Tailwind') {
      const code = files.filter((file) => !styleSheets.includes(file)).map((file) => file.code);
      const compiled = await compileTailwind(code, own);
      root = postcss([scopeUtilities(name)]).process(compiled, { from: undefined }).root;
    }
    if (isEmpty(root)) {
      return '';
    }
    const { code } = transform({
      filename,
      code: Buffer.from(root.toString()),
      minify: true,
      targets: browserslistToTargets(browserslist()),
    });
    return code.toString();
  } catch (error) {
    throw new Error(`${filename}: ${(error as Error).message}`, { cause: error });
  }
}
