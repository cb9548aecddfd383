import ts from 'typescript';

/** The source file of the navigation, relative to the site's folder. */
export const ENTRIES = 'navigation.ts';

interface Entry {
  pathname: string;
  /** Where the path is written. */
  literal: ts.StringLiteral;
  node: ts.ObjectLiteralExpression;
  isGroup: boolean;
}

/** Returns the entries written in the navigation's source file, in order. */
function entriesIn(text: string): Entry[] {
  const source = ts.createSourceFile('navigation.ts', text, ts.ScriptTarget.Latest, true);
  const found: Entry[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const fields = node.properties.filter(ts.isPropertyAssignment);
      const pathname = fields.find(({ name }) => name.getText() === 'pathname')?.initializer;
      if (pathname && ts.isStringLiteral(pathname)) {
        const isGroup = fields.some(({ name }) => name.getText() === 'children');
        found.push({ pathname: pathname.text, literal: pathname, node, isGroup });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns the parent route. */
const parentOf = (pathname: string) => pathname.slice(0, pathname.lastIndexOf('/'));

/** Returns the last page in the folder of a route. */
const lastBeside = (entries: readonly Entry[], pathname: string) =>
  entries.findLast((entry) => !entry.isGroup && parentOf(entry.pathname) === parentOf(pathname));

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
  const entries = entriesIn(text);
  if (entries.some((entry) => entry.pathname === pathname)) {
    return undefined;
  }
  const neighbor = lastBeside(entries, pathname);
  if (!neighbor) {
    throw new Error(
      `The navigation has no page under ${parentOf(pathname)}/, so ${pathname} can't be added next to it. Add { pathname: '${pathname}' } to navigation.ts first.`,
    );
  }
  const end = neighbor.node.getEnd();
  return {
    text: `${text.slice(0, end)},\n{ pathname: '${pathname}'${title === undefined ? '' : `, title: ${JSON.stringify(title)}`} }${text.slice(end)}`,
    after: neighbor.pathname,
  };
}

/** Returns the text without an item of a list, and the comma after it. */
const without = (text: string, node: ts.Node) =>
  text.slice(0, node.getFullStart()) + text.slice(node.getEnd()).replace(/^\s*,/, '');

/**
 * Changes the routes of pages in the navigation. A page that moves alone to another folder moves behind the last page
 * there.
 *
 * @param text - Source of the navigation file.
 * @param renamed - Returns a new route, or undefined if a route doesn't change.
 * @param page - Old route of the page that moves.
 * @returns The new source, and the page after which the moved page is listed if it isn't where it was.
 */
export function withMovedEntries(
  text: string,
  renamed: (pathname: string) => string | undefined,
  page: string,
): { text: string; after?: string } {
  const entries = entriesIn(text);
  const listed = new Set(entries.map(({ pathname }) => pathname));
  // From the end, so that positions before a change stay right.
  const changed = entries.toReversed().reduce((result, { pathname, literal, node, isGroup }) => {
    const target = renamed(pathname);
    if (target === undefined) {
      return result;
    }
    // The navigation may list pages that aren't written yet.
    return listed.has(target) && !isGroup
      ? without(result, node)
      : `${result.slice(0, literal.getStart())}'${target}'${result.slice(literal.getEnd())}`;
  }, text);
  const target = renamed(page);
  // Pages that move together stay together.
  const isAlone = !entries.some(({ pathname }) => pathname !== page && renamed(pathname));
  if (
    target === undefined ||
    listed.has(target) ||
    parentOf(target) === parentOf(page) ||
    !isAlone
  ) {
    return { text: changed };
  }
  const now = entriesIn(changed);
  const moved = now.find(({ pathname }) => pathname === target);
  const neighbor = lastBeside(
    now.filter(({ node }) => !moved || node.pos < moved.node.pos || node.end > moved.node.end),
    target,
  );
  if (!moved || !neighbor) {
    return { text: changed };
  }
  const end = neighbor.node.getEnd();
  const added = `,\n${moved.node.getText()}`;
  return {
    text:
      end < moved.node.pos
        ? changed.slice(0, end) + added + without(changed, moved.node).slice(end)
        : without(changed.slice(0, end) + added + changed.slice(end), moved.node),
    after: neighbor.pathname,
  };
}
