import type { CallToolResult } from '@modelcontextprotocol/server';
import * as z from 'zod';

import type { Plan } from '../../../src/core/navigation';
import type { SearchNote } from '../../../src/plugins/search/engine/notes';

import { joinNotes, versionInput } from '../answers';
import { namesOfReference, type Library, type Version } from '../library';
import { sectionOf, summaryOf } from '../markdown';
import { versionLabel } from '../versions';

const MOST = 10;

export const searchInput = z.object({
  query: z.string().min(1).max(500),
  product: z.enum(['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view']).optional(),
  version: versionInput,
});

export const searchOutput = z.object({
  version: z.string(),
  results: z.array(
    z.object({
      page: z.string(),
      title: z.string(),
      section: z.string().optional(),
      summary: z.string(),
    }),
  ),
  complete: z.boolean(),
  note: z.string().optional(),
});

/** Says which plan has a name. */
export const planText = (name: string, plan: Plan): string =>
  `\`${name}\` requires the ${plan === 'pro' ? 'Pro' : 'Premium'} plan.`;

/** Says which plans have the names in a query that the MIT packages don't have. */
async function plansIn(query: string, version: Version): Promise<string[]> {
  const names = new Set(query.match(/\b(?:[a-z]+[A-Z]|[A-Z][a-z]+[A-Z])\w*/g));
  const plans = [...names].flatMap((name) => {
    const plan = version.plans().planOf(name);
    return plan === undefined ? [] : [{ name, plan }];
  });
  const known =
    plans.length > 0
      ? new Set(
          namesOfReference(await version.reference()).map((full) => full.replace(/^.*\./, '')),
        )
      : undefined;
  return plans
    .filter(({ name }) => !known?.has(name))
    .map(({ name, plan }) => planText(name, plan));
}

/** Says why a name isn't found as the client may expect. */
export function noteText(note: SearchNote): string {
  switch (note.kind) {
    case 'plan':
      return planText(note.name, note.plan);
    case 'elsewhere':
      return `\`${note.name}\` exists, but isn't documented here.`;
    case 'removed':
      return `\`${note.name}\` was removed; see ${note.path}.`;
    case 'withoutGuide':
      return `\`${note.name}\` has an API page (${note.path}), but no guide.`;
    case 'unknown':
      return `Nothing is named \`${note.name}\`.`;
  }
}

/** Returns the text of the section that a result points to, or of the page. */
function summaryOfResult(version: Version, page: string, section: string | undefined): string {
  const markdown = version.source.markdown(page) ?? '';
  const own = section === undefined ? undefined : sectionOf(markdown, section);
  return summaryOf(own ?? markdown);
}

/** Answers the tool `search`. */
export async function search(
  library: Library,
  { query, product, version: request }: z.infer<typeof searchInput>,
): Promise<CallToolResult> {
  const { version, note } = library.version(request);
  const found = version.engine().search(query, { limit: MOST + 1, ...(product && { product }) });
  const results = found.results.slice(0, MOST).map(({ path, title, kind, description, hits }) => {
    const [hit] = hits;
    const section = hit && hit.anchor !== '' ? hit.label : undefined;
    const isHeading = hit?.kind === 'section';
    return {
      page: path,
      title: kind === 'api' ? `${title} API` : title,
      ...(section === undefined ? {} : { section }),
      summary:
        (isHeading || description === undefined
          ? summaryOfResult(version, path, isHeading ? section : undefined)
          : '') ||
        (description ?? ''),
    };
  });
  const isComplete = found.results.length <= MOST;
  const about = joinNotes(
    note,
    found.note && noteText(found.note),
    ...(found.note ? [] : await plansIn(query, version)),
    found.nearest.length > 0 ? `Did you mean: ${found.nearest.join(', ')}?` : undefined,
  );
  const label = versionLabel(version.source);
  const lines = results.map(
    ({ page, title, section, summary }, index) =>
      `${index + 1}. ${title}${section === undefined ? '' : ` › ${section}`} (${page}): ${summary}`,
  );
  const end =
    results.length === 0
      ? 'No results.'
      : isComplete
        ? 'These are all results.'
        : `Only the first ${MOST} results.`;
  return {
    content: [
      {
        type: 'text',
        text: [`MUI X ${label}. ${about}`.trim(), ...lines, end].join('\n'),
      },
    ],
    structuredContent: {
      version: label,
      results,
      complete: isComplete,
      ...(about === '' ? {} : { note: about }),
    },
  };
}
