import { parseSync, types } from '@babel/core';

import type { ProjectFile } from './types';

/** The file with the options of MUI X components. */
const OPTIONS_FILE = 'muiX.ts';

/** Packages whose components have options in the theme, with the start of the components' names. */
const OWNERS: Readonly<Record<string, string>> = {
  MuiDataGrid: '@mui/x-data-grid',
  MuiPickersTextField: '@mui/x-date-pickers',
};

/** The lines of the other file that use it. */
const IMPORT = "import { muiX } from './muiX';\n\n";
const ARGUMENT = '    muiX(density),\n';

interface Range {
  start: number;
  end: number;
}

const rangeOf = ({ start, end, leadingComments }: types.Node): Range => ({
  start: leadingComments?.[0]?.start ?? start ?? 0,
  end: end ?? 0,
});

/** Removes ranges, each with the rest of its line if nothing else is on it. */
function without(code: string, ranges: readonly Range[]): string {
  return [...ranges]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => {
      const before = text.slice(0, start).replace(/[ \t]*$/, '');
      const after = text.slice(end).replace(/^,?[ \t]*\n?/, '');
      return before + after;
    }, code);
}

/**
 * Removes the options of components whose packages a project doesn't have: without a package, its types don't exist. If
 * nothing is left, the file with these options is removed.
 *
 * @param theme - The files of the theme.
 * @param has - Whether the project has a package.
 * @throws Error if the files don't contain what is removed.
 */
export function withoutPackages(
  theme: readonly ProjectFile[],
  has: (packageName: string) => boolean,
): ProjectFile[] {
  const options = theme.find(({ name }) => name === OPTIONS_FILE);
  if (!options) {
    throw new Error(`The theme of the templates has no ${OPTIONS_FILE}.`);
  }
  if (!Object.values(OWNERS).some(has)) {
    return theme
      .filter(({ name }) => name !== OPTIONS_FILE)
      .map(({ name, code }) => {
        const rest = code.replace(IMPORT, '').replace(ARGUMENT, '');
        if (rest.includes('muiX')) {
          throw new Error(
            `The theme's ${name} uses ${OPTIONS_FILE} in a way that src/plugins/templates/project/withoutPackages.ts doesn't know.`,
          );
        }
        return { name, code: rest };
      });
  }
  const tree = parseSync(options.code, {
    babelrc: false,
    configFile: false,
    filename: OPTIONS_FILE,
    parserOpts: { plugins: ['typescript'] },
  });
  const removed: Range[] = [];
  if (tree) {
    types.traverseFast(tree, (node) => {
      if (types.isImportDeclaration(node)) {
        const owner = Object.values(OWNERS).find((name) =>
          node.source.value.startsWith(`${name}/`),
        );
        if (owner !== undefined && !has(owner)) {
          removed.push(rangeOf(node));
        }
      } else if (types.isObjectProperty(node) && types.isIdentifier(node.key)) {
        const owner = Object.hasOwn(OWNERS, node.key.name) ? OWNERS[node.key.name] : undefined;
        if (owner !== undefined && !has(owner)) {
          removed.push(rangeOf(node));
        }
      }
    });
  }
  const code = without(options.code, removed);
  return theme.map((file) => (file === options ? { name: file.name, code } : file));
}
