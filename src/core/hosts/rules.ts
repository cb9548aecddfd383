import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Headers of the paths that match a pattern. Later rules override earlier ones. */
export interface HeaderRule {
  /** A path from the host's root, with at most one `*`, which stands for anything: `/live/*` or `/*.md`. */
  path: string;
  /** Matches the paths. */
  pattern: RegExp;
  /** The headers to set, or to remove (`null`). */
  headers: readonly (readonly [name: string, value: string | null])[];
}

/**
 * Redirects a folder and everything below it to another folder, temporarily: it may become a real folder later. Both
 * paths end in a slash.
 */
export interface RedirectRule {
  from: string;
  to: string;
}

/** How a host should serve a build. */
export interface HostRules {
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
  /** Folders with their own 404 page, each with a trailing slash, such as `zh/`, or `docs/` for a site below a path. */
  localeFolders: readonly string[];
}

/**
 * Returns the base URL of a site, with a slash at both ends. The rule for all of its files is the first one in `_headers`,
 * which every build has.
 */
export const baseUrlOf = ([first]: readonly Pick<HeaderRule, 'path'>[]): string =>
  first?.path.endsWith('/*') ? first.path.slice(0, -1) : '/';

/** The value that a header has where a pattern matches and no earlier one does. */
export interface HeaderCase {
  /** Regular expression of paths, without slashes around it. It means the same to JavaScript, PCRE and RE2. */
  pattern: string;
  /** Null if the header is not sent. */
  value: string | null;
}

/** Returns a pattern as a regular expression for whole paths. */
export const patternOf = (path: string): string =>
  `^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`;

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

/** Characters that no header may have. A server would fail when it sends them. */
const NOT_IN_HEADERS = /[^\t\u0020-\u007e\u0080-\u00ff]/;

/**
 * Parses the `_headers` format that static hosts share: a path (with `*`) on its own line, followed by indented
 * `Name: value` lines. `! Name` removes a header that an earlier rule set.
 *
 * @throws Error if a line is neither. It names the line.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: (HeaderRule & { headers: [name: string, value: string | null][] })[] = [];
  text.split('\n').forEach((line, index) => {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) {
      return;
    }
    if (line.startsWith('/')) {
      rules.push({ path: content, pattern: new RegExp(patternOf(content)), headers: [] });
      return;
    }
    const rule = rules.at(-1);
    const [, removed, name, value] =
      (/^\s/.test(line) && /^(!\s*)?([\w-]+)(?::\s*(.*))?$/.exec(content)) || [];
    if (!rule || !name || (!removed && value === undefined)) {
      throw new Error(
        `_headers, line ${index + 1}: expected a path or an indented "Name: value", found "${line}".`,
      );
    }
    if (NOT_IN_HEADERS.test(value ?? '')) {
      throw new Error(
        `_headers, line ${index + 1}: expected a value of Latin-1 characters, found ${JSON.stringify(value)}.`,
      );
    }
    rule.headers.push([name, removed ? null : (value ?? '')]);
  });
  return rules;
}

/**
 * Parses the subset of the `_redirects` format that the build writes: `/from/* /to/:splat 302`. Static hosts share this
 * format.
 *
 * @throws Error if a line is any other rule. It names the line.
 */
export function parseRedirects(text: string): RedirectRule[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') {
      return [];
    }
    // The target becomes a header.
    const [, from, to] = /^(\/[!-~]*)\* (\/[!-~]*):splat 302$/.exec(line) ?? [];
    if (from === undefined || to === undefined) {
      throw new Error(
        `_redirects, line ${index + 1}: expected "/from/* /to/:splat 302", found "${line}".`,
      );
    }
    return [{ from, to }];
  });
}

/** Returns the path to which browsers send reports, by the header `Reporting-Endpoints`. Undefined if there is none. */
export const reportsPath = (endpoints: string | null | undefined): string | undefined =>
  /="(\/[^"]+)"/.exec(endpoints ?? '')?.[1];

/** Returns the base URL of a built site, below which its files are in the build's folder. `/` if there is no build. */
export function readBaseUrl(directory: string): string {
  const file = path.join(directory, '_headers');
  return existsSync(file) ? baseUrlOf(parseHeaders(readFileSync(file, 'utf8'))) : '/';
}
