import type { LeafDirective } from 'mdast-util-directive';

import type { BehaviorChanges } from './data';

/** The directive that lists the changes of all guides in a folder: `::behavior-changes{in="react-charts"}`. */
export const CHANGES_DIRECTIVE = 'behavior-changes';

/** Returns what is wrong with the directive's attributes: the allowed values, and what was found. */
export function directiveProblem(
  { attributes }: LeafDirective,
  changes: BehaviorChanges | undefined,
): string | undefined {
  const { in: folder, ...others } = attributes ?? {};
  const [unknown] = Object.keys(others);
  const folders = [...new Set(Object.keys(changes?.changes ?? {}).map((id) => id.split('/')[0]))];
  if (unknown === undefined && folders.includes(folder ?? '')) {
    return undefined;
  }
  const allowed = folders.map((name) => `in="${name}"`).join(', ');
  const found =
    unknown === undefined ? `in=${JSON.stringify(folder ?? '')}` : `the attribute "${unknown}"`;
  return `::${CHANGES_DIRECTIVE} takes one of ${allowed || 'no values, as no guide has changes'}; found ${found}.`;
}
