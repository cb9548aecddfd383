import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';
import postcss, { type AtRule, type Plugin, type Root, type Rule } from 'postcss';

import type { CodeStyling } from '../../core/preferences/demoHash';

import type { FlavourFiles, SourceFile } from './demoFiles';
import { compileTailwind } from './tailwind';

/** What Material UI's components put at the end of the page: nobody can tell whose it is. */
const POPUPS = ['.MuiPopper-root', '.MuiPopover-root', '.MuiModal-root'];

/** The class that a selector of Tailwind's begins with. */
const CLASS = /\.(?:\\.|[\w-])+/;

/**
 * Keeps a demo's utilities to that demo, without making them weightier. They have short names (`flex`, `hidden`), which
 * the page around it may know otherwise; and of two demos, the sheet that came last would win over the other.
 *
 * @param name - The demo's name, as its element says it (`data-demo`).
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

/** @throws Error that names the file where it does not parse, or imports what the page could not load. */
function checkStyleSheet({ path, code }: SourceFile): void {
  postcss.parse(code, { from: path }).walkAtRules('import', (rule) => {
    throw new Error(
      `${path}:${rule.source?.start?.line ?? 1}: a demo's style sheet has no @import. Import the other file in the demo itself. Found: @import ${rule.params}.`,
    );
  });
}

/** Whether there is nothing in it but comments and names of layers. */
function isEmpty(root: Root): boolean {
  return root.nodes.every(
    (node) =>
      node.type === 'comment' || (node.type === 'atrule' && node.name === 'layer' && !node.nodes),
  );
}

/**
 * The style sheet of a demo in one styling, small and for the site's browsers: what its `.css` files say, and for
 * Tailwind what its classes mean. Empty where there is nothing to say.
 *
 * @param name - The demo's name.
 * @throws Error where a style sheet cannot be used, with its name.
 */
export async function demoStyleSheet(
  name: string,
  styling: CodeStyling,
  { files }: FlavourFiles,
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
