import type { KnownExports } from '../problems';

import { CHARTS_RULES } from './charts';
import { COMPONENT_RULES, deprecatedRule } from './components';
import { contextsOf, type Pitfall, type PitfallFile, type Rule } from './context';
import { DATA_GRID_RULES } from './dataGrid';
import { MODULE_RULES } from './modules';
import { PICKERS_RULES } from './pickers';
import { TREE_VIEW_RULES } from './treeView';

export type { Pitfall, PitfallFile, Rule } from './context';

/** The rules about code that compiles, but doesn't work, except for {@link deprecatedRule}. */
export const RULES: readonly Rule[] = [
  ...MODULE_RULES,
  ...COMPONENT_RULES,
  ...DATA_GRID_RULES,
  ...PICKERS_RULES,
  ...CHARTS_RULES,
  ...TREE_VIEW_RULES,
];

/** Returns what the rules find in each of the files of the checked code. */
export function pitfallsOf(files: readonly PitfallFile[], known: KnownExports): Pitfall[][] {
  const rules = [...RULES, deprecatedRule(known)];
  return contextsOf(files).map((context) => {
    const { source, start } = context;
    const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
    const found = rules.flatMap((rule) =>
      rule.find(context).map(({ node, message, page, name, suggestion, plan, covers }): Pitfall => {
        const from = covers?.getStart(source) ?? 0;
        const to = covers?.end ?? 0;
        return {
          problem: {
            line: lineOf(Math.max(node.getStart(source), start)) - lineOf(start) + 1,
            message,
            page: page ?? rule.page,
            ...(name === undefined ? {} : { name }),
            ...(suggestion === undefined ? {} : { suggestion }),
            ...(plan === undefined ? {} : { plan }),
          },
          covers: (position) => position >= from && position < to,
        };
      }),
    );
    const unique = new Map(
      found.map((pitfall) => [`${pitfall.problem.line} ${pitfall.problem.message}`, pitfall]),
    );
    return [...unique.values()];
  });
}
