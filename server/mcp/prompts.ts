import {
  completable,
  INVALID_PARAMS,
  ProtocolError,
  type McpServer,
} from '@modelcontextprotocol/server';
import { lt, major, minVersion, validRange, type SemVer } from 'semver';
import * as z from 'zod';

import { LIBRARY, PRODUCTS, SCOPE } from '../../library';
import { PRODUCT_IDS, productOf, type ProductId } from '../../src/core/navigation/paths';
import type { VersionSource } from './data/types';
import { RequestError } from './errors';
import type { Library } from './library';
import { frontMatterValue } from './markdown';
import { versionLabel } from './versions';

/** What callers write for the products. */
const FOLDERS: readonly string[] = Object.values(PRODUCTS).map(({ folder }) => folder);

const startingWith = (values: readonly string[], value: string) =>
  values.filter((candidate) => candidate.startsWith(value));

/** Returns the version from which an upgrade starts: the lowest of a range. */
function lowestOf(from: string): SemVer {
  const range = validRange(from.trim().replace(/^v(?=\d)/i, ''));
  const lowest = range === null || range === '*' ? null : minVersion(range);
  if (!lowest) {
    throw new RequestError(`"from" must be a version such as 7.29.0, or a range; found "${from}".`);
  }
  return lowest;
}

/** Returns the product that a name stands for: `@mui/x-date-pickers-pro`, `date-pickers` or `pickers`. */
function productNamed(name: string): ProductId {
  const bare = name
    .trim()
    .replace(`${SCOPE}/`, '')
    .replace(/-(?:pro|premium)$/, '');
  const product = PRODUCT_IDS.find((id) => {
    const { folder } = PRODUCTS[id];
    return [id, folder, folder.split('-').at(-1)].includes(bare);
  });
  if (!product) {
    throw new RequestError(`"product" must be one of ${FOLDERS.join(', ')}; found "${name}".`);
  }
  return product;
}

/**
 * The major version that a guide leads away from. Components of `@mui/lab` moved here in version 5. Undefined for a page
 * that isn't a step of an upgrade.
 */
function leavesMajor(path: string): number | undefined {
  const [, from] = /\/migration-[\w-]+-(lab|v\d+)\/$/.exec(path) ?? [];
  return from === 'lab' ? 4 : from === undefined ? undefined : Number(from.slice(1));
}

/** Matches pages about what changed in behavior within a major version. */
const BEHAVIOR = /\/migration\/behavior-[\w-]+\/$/;

/** Arguments of the prompt `migrate`. */
export interface MigrateArguments {
  from: string;
  to?: string | undefined;
  product?: string | undefined;
}

/** What an upgrade takes. */
export interface MigrationPlan {
  source: VersionSource;
  /** Why the target isn't the version that was asked for. */
  note?: string | undefined;
  /** Whether the upgrade stays within a major version. */
  isSameMajor: boolean;
  /** The guides to follow, oldest first, then the pages about changes in behavior within the target's major version. */
  guides: readonly { page: string; title: string }[];
}

/**
 * Returns what an upgrade takes.
 *
 * @throws RequestError if an argument isn't valid, or if the upgrade would lead to an older version.
 */
export function migrationPlan(
  library: Library,
  { from, to, product }: MigrateArguments,
): MigrationPlan {
  const { version, note } = library.version(to ?? 'latest');
  const { source } = version;
  const lowest = lowestOf(from);
  const target = major(source.release);
  if (lowest.major > target) {
    throw new RequestError(
      `"from" must not be newer than the target, ${LIBRARY} ${versionLabel(source)}; found "${from}".`,
    );
  }
  const own = product === undefined ? undefined : productNamed(product);
  const guides = source
    .paths()
    .map((page) => ({ page, leaves: BEHAVIOR.test(page) ? target : (leavesMajor(page) ?? 0) }))
    .filter(({ leaves }) =>
      leaves === target ? lt(lowest, source.release) : leaves >= lowest.major && leaves < target,
    )
    .filter(
      ({ page }) =>
        own === undefined || productOf(`/x/${page.slice(source.base.length)}`).product === own,
    )
    .sort((a, b) => a.leaves - b.leaves || (a.page < b.page ? -1 : 1))
    .map(({ page }) => ({
      page,
      title: frontMatterValue(source.markdown(page) ?? '', 'title') ?? page,
    }));
  return { source, note, isSameMajor: lowest.major === target, guides };
}

function migrateText(library: Library, input: MigrateArguments): string {
  const { source, note, isSameMajor, guides } = migrationPlan(library, input);
  const { from } = input;
  const list = guides.map(({ page, title }) => `- ${page}: ${title}`);
  return [
    `Upgrade this project from ${LIBRARY} ${from} to ${versionLabel(source)}.`,
    ...(note ? [note] : []),
    `Use the tools of this server, always with version "${source.name}":`,
    [
      '1. Read the guides below with `read`, in this order.',
      '2. Run the codemods that they name, then make the remaining changes by hand.',
      '3. Look up each changed component, hook or type with `api`. Do not rely on memory.',
      '4. Check each changed file with `check`, and fix the problems that it reports.',
      '5. Say which changes need a decision, such as a feature that requires a plan.',
    ].join('\n'),
    list.length > 0
      ? `Guides from ${from} on, oldest first (complete list):\n${list.join('\n')}`
      : isSameMajor
        ? `Both are version ${major(source.release)}, so there is no migration guide: update the packages, then begin with step 3.`
        : `There is no migration guide from ${from}.`,
  ].join('\n\n');
}

/** Registers the prompt `migrate`, which leads through an upgrade with the tools of this server. */
export function registerPrompts(server: McpServer, library: Library): void {
  const names = library.docs.versions.map(({ name }) => name);
  server.registerPrompt(
    'migrate',
    {
      title: `Migrate to a newer ${LIBRARY}`,
      description: `Upgrade code to a documented version of ${LIBRARY}, step by step, and check it.`,
      argsSchema: z.object({
        from: z.string().max(60).describe('Installed version, such as 7.29.0'),
        // An optional argument has completion only if what is optional has it.
        to: completable(z.string().max(60).describe('Default: the latest version'), (value) =>
          startingWith(names, value),
        ).optional(),
        product: completable(z.string().max(60).describe('Default: all products'), (value) =>
          startingWith(FOLDERS, value),
        ).optional(),
      }),
    },
    (input) => {
      try {
        const text = migrateText(library, input);
        return { messages: [{ role: 'user', content: { type: 'text', text } }] };
      } catch (error) {
        throw error instanceof RequestError
          ? new ProtocolError(INVALID_PARAMS, error.message)
          : error;
      }
    },
  );
}
