import { Joi } from '@docusaurus/utils-validation';

import { findPackage, packageIn } from '../../core/versions/packages';
import { olderReleases } from '../../core/versions/olderReleases';
import type { DocsVersion } from '../../core/versions';

/** Two packages that a migration guide compares, as in its front matter. */
export interface MigrationField {
  /** Name under which the older package is installed, such as `mui-x-data-grid-v6`. */
  from: string;
  /** Name under which the newer package is installed. Default: the package that the docs version documents. */
  to?: string;
  /** Regular expression for the exports of the older package that are compared. Default: all. */
  only?: string;
}

/** A package that a guide compares. */
export interface MigratedPackage {
  /** Name in imports, such as `@mui/x-data-grid`. */
  name: string;
  version: string;
  folder: string;
}

/** A comparison of a guide. */
export interface Migration {
  older: MigratedPackage;
  newer: MigratedPackage;
  only?: RegExp;
}

const field = Joi.array()
  .items(
    Joi.object<MigrationField>({
      from: Joi.string().required(),
      to: Joi.string(),
      only: Joi.string(),
    }),
  )
  .min(1);

/** The package in which an older one continues, if its name has changed. */
const CONTINUED_IN: Readonly<Record<string, string>> = {
  '@material-ui/data-grid': '@mui/x-data-grid',
};

/**
 * Returns the comparisons in a page's front matter. Undefined if it has none.
 *
 * @param value - The field `migration`.
 * @param page - The page's file, for messages.
 * @throws Error that names the page, the field, what is allowed and what was found.
 */
export function migrationsOf(
  value: unknown,
  { siteDir, packagesFrom }: Pick<DocsVersion, 'siteDir' | 'packagesFrom'>,
  page: string,
): Migration[] | undefined {
  if (value === undefined) {
    return undefined;
  }
  const fail = (problem: string): never => {
    throw new Error(`${page}: "migration" in the front matter ${problem}`);
  };
  const { error } = field.validate(value);
  if (error) {
    return fail(
      `must be a list such as "- from: mui-x-data-grid-v6" with the optional fields "to" and "only": ${error.message}; found ${JSON.stringify(value)}.`,
    );
  }
  const folders = olderReleases(siteDir);
  const installed = (alias: string): MigratedPackage => {
    const folder = folders.get(alias);
    const found = folder === undefined ? undefined : packageIn(folder);
    return found
      ? { name: found.name, version: found.version, folder: found.folder }
      : fail(
          `must name installed packages (${[...folders.keys()].sort().join(', ')}); found "${alias}".`,
        );
  };
  return (value as MigrationField[]).map(({ from, to, only }) => {
    const older = installed(from);
    const name = CONTINUED_IN[older.name] ?? older.name;
    const documented = findPackage(name, packagesFrom);
    const newer =
      to !== undefined
        ? installed(to)
        : documented
          ? { name, version: documented.version, folder: documented.folder }
          : fail(`needs "to" for "${from}", because "${name}" isn't documented here.`);
    return { older, newer, ...(only === undefined ? {} : { only: new RegExp(only) }) };
  });
}
