import { existsSync } from 'node:fs';
import path from 'node:path';

import { OVERRIDES } from '../overrides';

/** What to do instead of a command of Docusaurus that can't do here what its documentation says. */
const INSTEAD: Readonly<Record<string, string>> = {
  serve:
    'it sends no headers, redirects nothing and accepts no feedback, so a page may fail only once it is published. Run "npm run serve" instead',
  deploy:
    'it publishes to GitHub Pages, where the site would be below a path, which isn\'t supported. Run "npm run build", and upload build/ to a host of its own',
  'write-translations':
    'it would fill the translations with English texts. Missing texts are English anyway. Translate titles in i18n/<locale>/page-titles.json, and other texts in i18n/<locale>/code.json (see i18n/README.md)',
};

/** Options of `swizzle` that a value follows. */
const WITH_VALUE = ['--config'];

/** Returns the file with which the portal replaces a component of a theme, relative to the site, if it does. */
function replacementOf(siteDir: string, component: string): string | undefined {
  const [replacement] = Object.values(OVERRIDES).flatMap((each) =>
    each.kind === 'component' && each.component.toLowerCase() === component.toLowerCase()
      ? [each.replacement]
      : [],
  );
  return (
    replacement ??
    [component, `${component}/index`]
      .flatMap((file) => ['tsx', 'ts', 'jsx', 'js'].map((ending) => `src/theme/${file}.${ending}`))
      .find((file) => existsSync(path.join(siteDir, file)))
  );
}

/**
 * Checks the command of Docusaurus that runs. Plugins can't replace its own commands, but these read the configuration.
 *
 * @param argv - Usually `process.argv`. Other processes may read the configuration, too.
 * @throws Error that says what to do instead, if the command can't do what its documentation says.
 */
export function checkCommand(
  siteDir: string,
  [, file = '', command = '', ...args]: readonly string[],
) {
  if (!/^docusaurus(?:\.mjs)?$/.test(path.basename(file))) {
    return;
  }
  const instead = INSTEAD[command];
  if (instead !== undefined) {
    throw new Error(`"docusaurus ${command}" doesn't work with this site: ${instead}.`);
  }
  if (command === 'write-heading-ids' && !args.join(' ').includes('--syntax mdx-comment')) {
    throw new Error(
      '"docusaurus write-heading-ids" writes {#id} by default, which is an error in MDX. Add --syntax mdx-comment.',
    );
  }
  if (command === 'swizzle') {
    const given = args.filter(
      (argument, index) => !argument.startsWith('-') && !WITH_VALUE.includes(args[index - 1] ?? ''),
    );
    const [, component] = given;
    const replacement = component === undefined ? undefined : replacementOf(siteDir, component);
    if (replacement !== undefined && !args.some((each) => each === '--list' || each === '-l')) {
      throw new Error(
        `${replacement} already replaces the component "${component}". Edit this file; "docusaurus swizzle" would replace it.`,
      );
    }
  }
}
