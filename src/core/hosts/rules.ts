/** Headers of the paths that match a pattern. Later rules override earlier ones. */
export interface HeaderRule {
  /** A path from the root, with at most one `*`, which stands for anything: `/live/*` or `/*.md`. */
  path: string;
  /** The headers to set, or to remove (`null`). */
  headers: readonly (readonly [name: string, value: string | null])[];
}

/** Redirects a folder and everything below it to another folder. Both paths end in a slash. */
export interface RedirectRule {
  from: string;
  to: string;
}

/** How a host should serve a build. */
export interface HostRules {
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
  /** Folders with their own 404 page, each with a trailing slash, such as `zh/`. */
  localeFolders: readonly string[];
}

/** The value that a header has where a pattern matches and no earlier one does. */
export interface HeaderCase {
  /** Regular expression of paths, without slashes around it. It means the same to JavaScript, PCRE and RE2. */
  pattern: string;
  /** Null if the header is not sent. */
  value: string | null;
}

/** Returns a pattern as a regular expression for whole paths. */
export const patternOf = (path: string): string =>
  `^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*')}$`;

/**
 * Returns the cases of each header, by its name. For hosts that cannot override a header: the first case that matches
 * applies.
 */
export function headerCases(rules: readonly HeaderRule[]): Map<string, HeaderCase[]> {
  const cases = new Map<string, HeaderCase[]>();
  for (const { path, headers } of rules) {
    // A header that a rule removes and then sets has the value that it sets.
    for (const [name, value] of new Map(headers)) {
      cases.set(name, [{ pattern: patternOf(path), value }, ...(cases.get(name) ?? [])]);
    }
  }
  return cases;
}

/**
 * Parses the text of `_headers`, as the build writes it.
 *
 * @throws Error if a line is neither a path nor a header. It names the line.
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: { path: string; headers: [string, string | null][] }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    if (line.startsWith('/')) {
      rules.push({ path: line.trim(), headers: [] });
      continue;
    }
    const [, removed, name, value] = /^\s+(!\s*)?([\w-]+)(?::\s*(.*))?$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!rule || name === undefined || (removed === undefined && value === undefined)) {
      throw new Error(`_headers: expected a path or an indented header, found "${line}".`);
    }
    rule.headers.push([name, removed === undefined ? (value ?? '') : null]);
  }
  return rules;
}

/** Parses the text of `_redirects`, as the build writes it: `/from/* /to/:splat 301`. */
export const parseRedirectRules = (text: string): RedirectRule[] =>
  [...text.matchAll(/^(\/\S*)\* (\/\S*):splat 301$/gm)].map(([, from = '', to = '']) => ({
    from,
    to,
  }));
