import type { CallToolResult } from '@modelcontextprotocol/server';
import * as z from 'zod';

import { joinNotes, versionInput } from '../answers';
import { MOST_PROBLEMS, type CheckService } from '../check/service';
import { RequestError } from '../errors';
import type { Library } from '../library';
import { versionLabel } from '../versions';

/** Maximum length of the code to check. */
export const MAX_CODE = 30_000;
const LONGEST_MESSAGE = 400;

export const checkInput = z.object({
  code: z.string().min(1).max(MAX_CODE).describe('A TSX file or fragment'),
  version: versionInput,
});

export const checkOutput = z.object({
  version: z.string(),
  ok: z.boolean(),
  problems: z.array(
    z.object({
      line: z.number(),
      message: z.string(),
      name: z.string().optional(),
      suggestion: z.string().optional(),
      plan: z.string().optional(),
      since: z.string().optional(),
    }),
  ),
  complete: z.boolean(),
  note: z.string().optional(),
});

const shortened = (text: string) =>
  text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE - 1)}…` : text;

/**
 * Answers the tool `check`.
 *
 * @param client - Tells clients apart. Default: all are one.
 */
export async function check(
  library: Library,
  service: CheckService,
  { code, version: request }: z.infer<typeof checkInput>,
  client?: string,
): Promise<CallToolResult> {
  const { version, note } = library.version(request);
  const { source } = version;
  if (source.packagesFrom === undefined) {
    throw new RequestError(
      `The packages of ${source.release} aren't installed next to this server, so code can't be checked against it.`,
    );
  }
  const { problems: all, notes } = await service.check(version, code, client);
  const problems = all
    .slice(0, MOST_PROBLEMS)
    .map((problem) => ({ ...problem, message: shortened(problem.message) }));
  const label = versionLabel(source);
  const about = joinNotes(note, ...notes);
  const lines = problems.map(({ line, message, suggestion, plan, since }) =>
    joinNotes(
      `Line ${line}: ${message}`,
      suggestion === undefined ? undefined : `Use \`${suggestion}\`.`,
      plan === undefined ? undefined : `Requires the ${plan === 'pro' ? 'Pro' : 'Premium'} plan.`,
      since === undefined ? undefined : `Exists since ${since}.`,
    ),
  );
  const verdict =
    all.length === 0
      ? `No problems found against MUI X ${label}.`
      : `${all.length} ${all.length === 1 ? 'problem' : 'problems'} against MUI X ${label}${all.length > MOST_PROBLEMS ? `; the first ${MOST_PROBLEMS} are` : ''}:`;
  return {
    content: [{ type: 'text', text: [verdict, ...lines, ...(about ? [about] : [])].join('\n') }],
    structuredContent: {
      version: label,
      ok: all.length === 0,
      problems,
      complete: all.length <= MOST_PROBLEMS,
      ...(about ? { note: about } : {}),
    },
  };
}
