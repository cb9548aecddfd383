import path from 'node:path';

import {
  BEHAVIOR_FILE,
  blocksOf,
  CHANGES_DIRECTIVE,
  claimsFilesOf,
  closestSentence,
  directiveProblem,
  hasSentence,
  readBehaviorChanges,
  readClaims,
  readSourced,
  type ReadClaims,
  type SourcedStatement,
} from '../../claims/check';
import { docsVersions } from '../../../core/versions';
import type { Page } from '../page';
import type { Problem } from '../problem';
import type { Site } from '../site';

import { placeOf, problemAt, type Rule } from './rule';

/** Whether a value is a day that has begun somewhere, such as `2026-11-23`. */
const isPastDay = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  new Date(value).toJSON()?.startsWith(value) &&
  Date.parse(value) <= Date.now() + 24 * 60 * 60 * 1000;

/** Returns what is wrong with the source of a statement, and what to write. */
function faultsOfSource({ sentence, url, checked }: SourcedStatement): [string, string][] {
  const found = (value: unknown) =>
    value === undefined ? 'no constant of this file' : JSON.stringify(value);
  const isAddress = typeof url === 'string' && URL.canParse(url) && url.startsWith('https://');
  return [
    ...(isAddress
      ? []
      : [
          [
            `The source of "${sentence}" has no address; found ${found(url)}.`,
            'Set url to the address of the page that says so, such as "https://mui.com/pricing/".',
          ] satisfies [string, string],
        ]),
    ...(isPastDay(checked)
      ? []
      : [
          [
            `The source of "${sentence}" has no day on which it was read; found ${found(checked)}.`,
            'Set checked to that day, such as "2026-11-23".',
          ] satisfies [string, string],
        ]),
  ];
}

function problemsOfFile(file: string, code: string, page: Page, site: Site): Problem[] {
  const at = (line: number, column: number, message: string, fix?: string): Problem => ({
    file: site.relative(file),
    line,
    column,
    message,
    ...(fix === undefined ? {} : { fix }),
  });
  let read: ReadClaims;
  let sources: SourcedStatement[];
  try {
    read = readClaims(code, file);
    sources = readSourced(code, file);
  } catch (error) {
    return [at(1, 1, error instanceof Error ? error.message : String(error))];
  }
  const blocks = blocksOf(page.text, page.file);
  return [
    ...read.unreadable.map(({ line, column }) =>
      at(line, column, "The sentence of this claim isn't a string.", 'Write the sentence itself.'),
    ),
    ...sources.flatMap((source) =>
      faultsOfSource(source).map(([message, fix]) => at(source.line, source.column, message, fix)),
    ),
    ...read.claims
      .filter(({ sentence }) => !hasSentence(blocks, sentence))
      .map(({ sentence, line, column }) => {
        const closest = closestSentence(blocks, sentence);
        return at(
          line,
          column,
          `The page doesn't contain the sentence "${sentence}".`,
          closest === undefined
            ? 'Use a whole sentence of the page, verbatim, or remove the claim.'
            : `The closest is "${closest}". If it is the same statement, use it as the title and make sure that the claim proves it.`,
        );
      }),
  ];
}

/** Requires the title of every claim to be a sentence of the page, and sources to have an address and a day. */
export const claims: Rule = (page, site) =>
  claimsFilesOf(page.file).flatMap((file) => {
    const code = site.files.read(file);
    return code === undefined ? [] : problemsOfFile(file, code, page, site);
  });

/** Returns the sentences that the tests of a page prove, or undefined if {@link claims} reports that they can't be read. */
function provenOn(file: string, site: Site): ReadonlySet<string> | undefined {
  try {
    return new Set(
      claimsFilesOf(file).flatMap((name) =>
        readClaims(site.files.read(name) ?? '', name)
          .claims.filter(({ kind }) => kind === 'run')
          .map(({ sentence }) => sentence),
      ),
    );
  } catch {
    return undefined;
  }
}

/**
 * Requires what a version says about changed behavior to be claims: the new statement of this version's page, and the
 * old one of the older version's.
 */
export const behaviorChanges: Rule = (page, site) => {
  const { directory, siteDir } = site.version;
  const file = path.join(directory, BEHAVIOR_FILE);
  // Also what makes a page be checked again when the file changes.
  const json = site.files.read(file) ?? '';
  const inFile = (text: string, message: string, fix?: string): Problem => {
    const { position } = placeOf(json, Math.max(0, json.indexOf(JSON.stringify(text))));
    const { line, column } = position?.start ?? { line: 1, column: 1 };
    return {
      file: site.relative(file),
      line,
      column,
      message,
      ...(fix === undefined ? {} : { fix }),
    };
  };
  let read: ReturnType<typeof readBehaviorChanges>;
  try {
    read = readBehaviorChanges(directory);
  } catch (error) {
    return [inFile('', (error as Error).message)];
  }
  const { from = '', changes = {} } = read ?? {};
  const directives = page.directives.flatMap((node) => {
    if (node.type !== 'leafDirective' || node.name !== CHANGES_DIRECTIVE) {
      return [];
    }
    const problem = directiveProblem(node, read);
    const missing = Object.keys(changes).filter((id) => !site.pageIds().has(id));
    return [
      ...(problem === undefined
        ? []
        : [problemAt(site, page, node, problem, 'Write one of the allowed values.')]),
      ...missing.map((id) =>
        inFile(
          id,
          `There is no page "${id}".`,
          'Use the path of a page without its extension, such as "react-charts/bars/bars".',
        ),
      ),
    ];
  });
  const id = site.idOf(page.file);
  const own = changes[id];
  if (own === undefined) {
    return directives;
  }
  const older = docsVersions(siteDir).find(({ name }) => name === from);
  const before =
    older && provenOn(path.join(older.directory, path.relative(directory, page.file)), site);
  const after = provenOn(page.file, site);
  const unproven = (text: string, proven: ReadonlySet<string> | undefined, where: string) =>
    proven === undefined || proven.has(text)
      ? []
      : [
          inFile(
            text,
            `No claim of ${where} has the title "${text}".`,
            'Use the title of a claim, verbatim, so that readers find its test.',
          ),
        ];
  return [
    ...directives,
    ...own.flatMap(({ was, now }) => [
      ...(was === undefined ? [] : unproven(was, before, `${from}'s ${id}`)),
      ...unproven(now, after, id),
    ]),
  ];
};
