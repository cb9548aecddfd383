import path from 'node:path';

import { apiReleases } from '../portal.config';
import { searchVocabulary } from '../searchVocabulary';
import { createCheckService, knownExports } from '../server/mcp/check/createService';
import type { CheckedCode } from '../server/mcp/check/codePage';
import { Inspector, type Inspection } from '../server/mcp/check/inspect';
import { seededErrors, type SeededError } from '../server/mcp/check/seeded';
import type { CodeProblem } from '../server/mcp/check/service';
import { createLibrary, type Library, type Version } from '../server/mcp/library';
import { outlineOf } from '../server/mcp/markdown';
import { openBuild } from '../server/mcp/data/build';
import { releaseReference } from '../src/plugins/api-reference/changes/releases';

/** Number of seeded errors of each kind. */
const PER_KIND = 30;
/** Number of pieces of code that are compiled together. */
const BATCH = 50;
const SEED = 2026;

/**
 * Props of the licensed grids, from the public API pages of `DataGridPro` and `DataGridPremium` 8.12. The grid of the
 * MIT plan has none of them.
 */
const LICENSED_PROPS = [
  ...['treeData', 'getTreeDataPath', 'rowReordering', 'headerFilters', 'headerFilterHeight'],
  ...['getDetailPanelContent', 'getDetailPanelHeight', 'detailPanelExpandedRowIds'],
  ...['onDetailPanelExpandedRowIdsChange', 'pinnedColumns', 'onPinnedColumnsChange'],
  ...['disableColumnPinning', 'pinnedRows', 'defaultGroupingExpansionDepth', 'groupingColDef'],
  ...['isGroupExpandedByDefault', 'disableChildrenFiltering', 'disableChildrenSorting'],
  ...['onRowOrderChange', 'rowsLoadingMode', 'scrollEndThreshold', 'lazyLoading'],
  ...['aggregationModel', 'aggregationFunctions', 'aggregationRowsScope', 'cellSelection'],
  ...['cellSelectionModel', 'onCellSelectionModelChange', 'rowGroupingModel'],
  ...['onRowGroupingModelChange', 'rowGroupingColumnMode', 'disableRowGrouping'],
  ...['disableAggregation', 'splitClipboardPastedText', 'pivotModel', 'pivotActive'],
];

/** The problems of several pieces of code, in their order. */
type CheckAll = (codes: readonly string[]) => Promise<(readonly CodeProblem[])[]>;

/**
 * Returns the check of the server for a version. Code is compiled in batches. What seems to be wrong is compiled again on
 * its own, since code in a batch shares the changes that some modules make to types, such as date adapters.
 */
async function checkOf(library: Library, version: Version): Promise<CheckAll> {
  const inspector = new Inspector();
  const { packagesFrom = '' } = version.source;
  const known = knownExports(await version.reference());
  return async (codes) => {
    const reports: (readonly CodeProblem[])[] = [];
    for (let start = 0; start < codes.length; start += BATCH) {
      const batch = codes.slice(start, start + BATCH);
      const found = inspector.inspectAll(batch, { packagesFrom, known });
      const inspections = new Map<CheckedCode, Inspection | undefined>(
        batch.map((code, index) => [code, found[index]]),
      );
      const service = createCheckService(library, {
        inspect: ({ code }) =>
          Promise.resolve(inspections.get(code) ?? { problems: [], notes: [] }),
        close: () => Promise.resolve(),
      });
      for (const code of batch) {
        let { problems } = await service.check(version, code);
        if (problems.length > 0) {
          inspections.set(code, inspector.inspect({ code, packagesFrom, known }));
          ({ problems } = await service.check(version, code));
        }
        reports.push(problems);
      }
    }
    return reports;
  };
}

const percent = (part: number, all: number) => `${((100 * part) / Math.max(all, 1)).toFixed(1)} %`;

/** Returns the errors that aren't reported in their line and with their name. */
function missedOf(errors: readonly SeededError[], found: readonly (readonly CodeProblem[])[]) {
  return errors.filter(
    ({ line, name }, index) =>
      !found[index]?.some(
        (problem) => problem.line === line && (name === undefined || problem.name === name),
      ),
  );
}

/** Returns the files of all demos, templates and other titled blocks of a version, each on its own. */
const demosOf = ({ source }: Version) =>
  source
    .paths()
    .flatMap((page) =>
      outlineOf(source.markdown(page) ?? '').blocks.flatMap(({ title, language, code }) =>
        title !== undefined && language === 'tsx' ? [{ page, title, code }] : [],
      ),
    );

/**
 * Measures the check of the MCP server in the repository and its build: how many seeded errors it finds in each version,
 * and how many of the demos, all of which are right, it reports. Agents check files one by one, so a file of a demo
 * doesn't see the others.
 *
 * @param root - The portal's folder.
 * @throws Error if there is no build.
 */
export async function agentChecks(root: string): Promise<string[]> {
  const library = createLibrary(
    openBuild({ siteDir: root, buildDir: path.join(root, 'build') }),
    searchVocabulary,
  );
  const [oldest] = apiReleases;
  if (!oldest) {
    throw new Error('portal.config.ts lists no older release, from which removed names are taken.');
  }
  const older = await releaseReference(root, oldest);
  const lines: string[] = [];
  for (const { name } of library.docs.versions) {
    const { version } = library.version(name);
    const checkAll = await checkOf(library, version);
    const errors = seededErrors({
      reference: await version.reference(),
      older,
      licensedProps: LICENSED_PROPS,
      count: PER_KIND,
      seed: SEED,
    });
    const found = await checkAll(errors.map(({ code }) => code));
    const missed = missedOf(errors, found);
    const explained = errors.filter(
      ({ kind, name: own, meant }, index) =>
        (meant !== undefined || kind === 'plan') &&
        found[index]?.some(
          (problem) =>
            problem.name === own &&
            (kind === 'plan' ? problem.plan !== undefined : problem.suggestion === meant),
        ),
    );
    const explainable = errors.filter(({ kind, meant }) => meant !== undefined || kind === 'plan');
    lines.push(
      `${name}: ${errors.length - missed.length} of ${errors.length} seeded errors found (${percent(errors.length - missed.length, errors.length)}, ≥ 95 %); the right name or plan for ${explained.length} of ${explainable.length} (${percent(explained.length, explainable.length)})`,
      ...missed.map((error) => `  missed: ${error.kind} ${error.name ?? error.code}`),
      ...(process.env.VERBOSE
        ? explainable
            .filter((error) => !explained.includes(error))
            .map(({ kind, name: own, meant }) => `  not explained: ${kind} ${own} → ${meant}`)
        : []),
    );
    const demos = demosOf(version);
    const reports = await checkAll(demos.map(({ code }) => code));
    const wrong = demos.flatMap(({ page, title }, index) =>
      (reports[index] ?? []).length > 0
        ? [`  ${page} ${title}: ${JSON.stringify(reports[index]?.[0])}`]
        : [],
    );
    lines.push(
      `${name}: problems reported in ${wrong.length} of ${demos.length} demos (${percent(wrong.length, demos.length)}, ≤ 1 %)`,
      ...wrong,
    );
  }
  return lines;
}
