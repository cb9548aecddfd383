import path from 'node:path';

/** Where a file of claims runs. */
export type ClaimsEnvironment = 'browser' | 'production' | 'node';

/**
 * Endings of the files with a page's claims, next to the page: for `sorting.mdx`, `sorting.claims.tsx` runs in Chromium
 * with development builds of the packages, `sorting.production.claims.tsx` with production builds, and
 * `sorting.node.claims.tsx` in Node.
 */
export const CLAIMS_ENDINGS: Readonly<Record<ClaimsEnvironment, string>> = {
  browser: '.claims.tsx',
  production: '.production.claims.tsx',
  node: '.node.claims.tsx',
};

/** Returns the paths of the files in which a page's claims may be. They need not exist. */
export function claimsFilesOf(page: string): string[] {
  const { dir, name } = path.parse(page);
  return Object.values(CLAIMS_ENDINGS).map((ending) => path.join(dir, name + ending));
}

/** Returns the path of the page that a file of claims belongs to, or `undefined` if it is no such file. */
export function pageOfClaims(file: string): string | undefined {
  const page = /^(.*?)(?:\.production|\.node)?\.claims\.tsx$/.exec(file)?.[1];
  return page === undefined ? undefined : `${page}.mdx`;
}

/** Returns whether a file of claims has tests. Otherwise, it contains only sources, and nothing to run. */
export const hasTests = (code: string): boolean => /\bclaim\(/.test(code);
