import * as z from 'zod';

import { LIBRARY } from '../../../library';
import { joinNotes, versionInput, type ToolAnswer } from '../answers';
import type { CheckedCode } from '../check/codePage';
import { MOST_PROBLEMS, type CheckService, type CodeProblem } from '../check/service';
import type { VersionSource } from '../data/types';
import { RequestError } from '../errors';
import type { Library } from '../library';
import { versionLabel } from '../versions';

/** Maximum length of the code to check. */
export const MAX_CODE = 30_000;
const LONGEST_MESSAGE = 400;

export const checkInput = z.object({
  code: z.string().min(1).max(MAX_CODE).optional().describe('TSX or JSX: a file or a part of it'),
  files: z.record(z.string(), z.string().max(MAX_CODE)).optional().describe('Code by path'),
  version: versionInput,
});

/**
 * Returns the code of a request.
 *
 * @throws RequestError if it has none, both kinds, or too much.
 */
function codeOf({ code, files }: Pick<z.infer<typeof checkInput>, 'code' | 'files'>): CheckedCode {
  if ((code === undefined) === (files === undefined)) {
    throw new RequestError('Pass either `code` or `files`, an object with the code of each path.');
  }
  const length = Object.values(files ?? {}).reduce((sum, text) => sum + text.length, 0);
  if (length > MAX_CODE) {
    throw new RequestError(
      `The files have ${length} characters; at most ${MAX_CODE} are allowed. Check fewer files at a time.`,
    );
  }
  return code ?? files ?? '';
}

const shortened = (text: string) =>
  text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE - 1)}…` : text;

/** @throws RequestError if code can't be checked against a version, because its packages aren't installed. */
export function requirePackages({ release, packagesFrom }: VersionSource): void {
  if (packagesFrom === undefined) {
    throw new RequestError(
      `The packages of ${release} aren't installed next to this server, so code can't be checked against it.`,
    );
  }
}

/** Returns what is wrong, and what to use instead. */
export const problemText = ({ message, suggestion, plan, since, page }: CodeProblem): string =>
  joinNotes(
    message,
    suggestion === undefined ? undefined : `Use \`${suggestion}\`.`,
    plan === undefined ? undefined : `Requires the ${plan === 'pro' ? 'Pro' : 'Premium'} plan.`,
    since === undefined ? undefined : `Exists since ${since}.`,
    page === undefined ? undefined : `See ${page}.`,
  );

/**
 * Answers the tool `check`.
 *
 * @param client - Tells clients apart. Default: all are one.
 */
export async function check(
  library: Library,
  service: CheckService,
  { code, files, version: request }: z.infer<typeof checkInput>,
  client?: string,
): Promise<ToolAnswer> {
  const { version, note } = library.version(request);
  const { source } = version;
  requirePackages(source);
  const { problems: all, notes } = await service.check(version, codeOf({ code, files }), client);
  const problems = all
    .slice(0, MOST_PROBLEMS)
    .map((problem) => ({ ...problem, message: shortened(problem.message) }));
  const label = versionLabel(source);
  const about = joinNotes(note, ...notes);
  const lines = problems.map(
    (problem) =>
      `Line ${problem.line}${problem.file === undefined ? '' : ` of ${problem.file}`}: ${problemText(problem)}`,
  );
  const verdict =
    all.length === 0
      ? `No problems found against ${LIBRARY} ${label}.`
      : `${all.length} ${all.length === 1 ? 'problem' : 'problems'} against ${LIBRARY} ${label}${all.length > MOST_PROBLEMS ? `; the first ${MOST_PROBLEMS} are` : ''}:`;
  return {
    texts: [[verdict, ...lines, ...(about ? [about] : [])].join('\n')],
    data: {
      version: label,
      ok: all.length === 0,
      problems,
      complete: all.length <= MOST_PROBLEMS,
      ...(about ? { note: about } : {}),
    },
  };
}
