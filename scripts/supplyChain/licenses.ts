/** A package as `package-lock.json` describes it. */
export interface LockedPackage {
  version?: string;
  /** SPDX expression, from the package's own package.json. */
  license?: string;
  /** Whether it is only a link to a folder of this repository. */
  link?: boolean;
  /** Whether only development needs it. */
  dev?: boolean;
}

/** The part of `package-lock.json` that the check reads. */
export interface Lockfile {
  /** Packages by their folder. The empty key is this repository. */
  packages: Readonly<Record<string, LockedPackage>>;
}

/** Which licenses packages may have. */
export interface LicensePolicy {
  /** SPDX identifiers that any package may have. */
  allowed: readonly string[];
  /** SPDX identifiers that packages may have that aren't part of the site, but only build or check it. */
  allowedInDevelopment: readonly string[];
  /** Licenses of packages that don't state theirs as an SPDX expression, by `name@version`. */
  clarified: Readonly<Record<string, string>>;
}

/** The problems found, one line each, and how many packages were checked. */
export interface LicenseReport {
  problems: string[];
  checked: number;
}

/** Returns the name of a package by its folder: `node_modules/a/node_modules/@b/c` is `@b/c`. */
const nameOf = (folder: string): string => folder.split('node_modules/').at(-1) ?? folder;

/** Returns whether a folder belongs to this repository, such as the folder of a docs version. */
const isOwn = (folder: string): boolean => !folder.includes('node_modules/');

/**
 * Returns whether an SPDX expression allows the use of a package: all parts of an `AND`, one part of an `OR`. An
 * expression with anything else, such as `WITH`, is only allowed as a whole.
 */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const text = expression.trim();
  if (allowed.has(text)) {
    return true;
  }
  const group = /^\(([^()]*)\)$/.exec(text);
  if (group) {
    return isAllowed(group[1] ?? '', allowed);
  }
  // Splits only outside of parentheses. OR binds less than AND.
  for (const [operator, combine] of [
    ['OR', 'some'],
    ['AND', 'every'],
  ] as const) {
    const parts = text.split(new RegExp(` ${operator} (?![^(]*\\))`));
    if (parts.length > 1) {
      return parts[combine]((part) => isAllowed(part, allowed));
    }
  }
  return false;
}

/**
 * Checks the licenses of all packages in the lockfile, including optional ones for other platforms, which aren't
 * installed here.
 *
 * @returns Problems: licenses that aren't allowed or aren't stated, and clarifications that are no longer needed.
 */
export function checkLicenses({ packages }: Lockfile, policy: LicensePolicy): LicenseReport {
  const allowed = new Set(policy.allowed);
  const inDevelopment = new Set([...policy.allowed, ...policy.allowedInDevelopment]);
  const unused = new Set(Object.keys(policy.clarified));
  const problems: string[] = [];
  let checked = 0;
  for (const [folder, { version, license, link, dev }] of Object.entries(packages)) {
    if (link || isOwn(folder)) {
      continue;
    }
    checked += 1;
    const id = `${nameOf(folder)}@${version}`;
    const stated = policy.clarified[id] ?? license;
    unused.delete(id);
    if (stated === undefined) {
      problems.push(`${id} states no license (${folder})`);
    } else if (!isAllowed(stated, dev ? inDevelopment : allowed)) {
      const use = dev ? 'in development' : 'in production';
      problems.push(`${id} has the license ${stated}, which isn't allowed ${use} (${folder})`);
    }
  }
  return {
    problems: [
      ...problems,
      ...[...unused].map((id) => `${id} is clarified, but isn't in the lockfile`),
    ].sort(),
    checked,
  };
}
