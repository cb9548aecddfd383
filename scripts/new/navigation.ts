import ts from 'typescript';

interface Entry {
  pathname: string;
  node: ts.ObjectLiteralExpression;
  isGroup: boolean;
}

/** Returns the entries written in the navigation's source file, in order. */
function entriesIn(source: ts.SourceFile): Entry[] {
  const found: Entry[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const fields = node.properties.filter(ts.isPropertyAssignment);
      const pathname = fields.find(({ name }) => name.getText() === 'pathname')?.initializer;
      if (pathname && ts.isStringLiteral(pathname)) {
        const isGroup = fields.some(({ name }) => name.getText() === 'children');
        found.push({ pathname: pathname.text, node, isGroup });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns the parent route. */
const parentOf = (pathname: string) => pathname.slice(0, pathname.lastIndexOf('/'));

/**
 * Adds a page to the navigation, after the last page whose route is in the same folder.
 *
 * @param text - Source of the navigation file.
 * @param pathname - Route of the page, such as `/x/react-data-grid/sorting`.
 * @param title - Text in the sidebar. Default: derived from the path.
 * @returns The new source, and the route of the page before it. `undefined` if the page is listed already.
 * @throws Error if no page is in the same folder.
 */
export function withEntry(
  text: string,
  pathname: string,
  title?: string,
): { text: string; after: string } | undefined {
  const entries = entriesIn(ts.createSourceFile('entries.ts', text, ts.ScriptTarget.Latest, true));
  if (entries.some((entry) => entry.pathname === pathname)) {
    return undefined;
  }
  const neighbor = entries.findLast(
    (entry) => !entry.isGroup && parentOf(entry.pathname) === parentOf(pathname),
  );
  if (!neighbor) {
    throw new Error(
      `The navigation has no page under ${parentOf(pathname)}/, so ${pathname} can't be added next to it. Add { pathname: '${pathname}' } to src/core/navigation/entries.ts first.`,
    );
  }
  const end = neighbor.node.getEnd();
  return {
    text: `${text.slice(0, end)},\n{ pathname: '${pathname}'${title === undefined ? '' : `, title: ${JSON.stringify(title)}`} }${text.slice(end)}`,
    after: neighbor.pathname,
  };
}
