import ts from 'typescript';

/** The settings of the portal, with its redirects, relative to the site's folder. */
export const PORTAL_CONFIG = 'portal.config.ts';

/** Returns the object with the redirects. */
function redirectsIn(text: string): ts.ObjectLiteralExpression {
  const source = ts.createSourceFile(PORTAL_CONFIG, text, ts.ScriptTarget.Latest, true);
  const found = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === 'redirects')?.initializer;
  if (!found || !ts.isObjectLiteralExpression(found)) {
    throw new Error(
      `${PORTAL_CONFIG} has no object "redirects". Write: export const redirects = {};`,
    );
  }
  return found;
}

/**
 * Adds redirects to the portal's settings. Redirects to an address that moves lead to the new one, and an address that
 * becomes a page again is no longer redirected.
 *
 * @param text - Source of the settings.
 * @param moved - New addresses by the old ones, with a slash at both ends.
 */
export function withRedirects(text: string, moved: ReadonlyMap<string, string>): string {
  const list = redirectsIn(text);
  const pages = new Set(moved.values());
  const kept = list.properties.flatMap((property) => {
    if (
      !ts.isPropertyAssignment(property) ||
      !ts.isStringLiteral(property.name) ||
      !ts.isStringLiteral(property.initializer)
    ) {
      return [property.getFullText()];
    }
    const { name, initializer } = property;
    const target = moved.get(initializer.text);
    const value = text.slice(property.getFullStart(), initializer.getStart());
    return pages.has(name.text) || moved.has(name.text)
      ? []
      : [value + (target === undefined ? initializer.getText() : `'${target}'`)];
  });
  const added = [...moved].map(([from, to]) => `\n'${from}': '${to}'`);
  return `${text.slice(0, list.getStart())}{${[...kept, ...added].join(',')}}${text.slice(list.getEnd())}`;
}
