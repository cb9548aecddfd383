import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Plan } from '../../../src/core/navigation';
import { LICENSED } from '../../../src/plugins/api-reference/check/licensed';

import { frontMatterValue, outlineOf } from '../markdown';
import type { VersionSource } from '../data/types';

/** Interfaces of the MIT grid's types that contain the props of licensed grids. */
const SHARED_PROPS =
  /export interface DataGrid(Pro|Premium)SharedProps\w*(?:<[^{]*>)? \{([\s\S]*?)\n\}/g;
/** The names of the props that the MIT grid sets itself. */
const FORCED_PROPS = /DataGridForcedPropsKey = ([^;]+);/;

const PLAN_OF = { Pro: 'pro', Premium: 'premium' } as const;

/** The plans of names, and where they are used. */
export interface Plans {
  /** Returns the plan of a name that the MIT packages don't have, or undefined if none is known to have it. */
  planOf: (name: string) => Plan | undefined;
}

/** Collects plans. The lower plan of a name counts. */
function collect(): { plans: Map<string, Plan>; add: (name: string, plan: Plan) => void } {
  const plans = new Map<string, Plan>();
  return {
    plans,
    add: (name, plan) => {
      if (plans.get(name) !== 'pro') {
        plans.set(name, plan);
      }
    },
  };
}

/** Adds the names in the types of the MIT grid. */
function addFromTypes(packagesFrom: string, add: (name: string, plan: Plan) => void): void {
  const file = [packagesFrom, path.dirname(path.dirname(packagesFrom))]
    .map((folder) =>
      path.join(folder, 'node_modules/@mui/x-data-grid/models/props/DataGridProps.d.ts'),
    )
    .find(existsSync);
  if (file === undefined) {
    return;
  }
  const text = readFileSync(file, 'utf8');
  for (const [, plan, body = ''] of text.matchAll(SHARED_PROPS)) {
    for (const [, name = ''] of body.matchAll(/^ {2}(\w+)\??:/gm)) {
      add(name, PLAN_OF[plan === 'Premium' ? 'Premium' : 'Pro']);
    }
  }
  for (const [, name = ''] of (FORCED_PROPS.exec(text)?.[1] ?? '').matchAll(/'(\w+)'/g)) {
    add(name, 'pro');
  }
}

/** Matches the attributes of licensed components in code. Values in braces are skipped by {@link withoutValues}. */
const LICENSED_ELEMENT = /<(\w+(Pro|Premium))\b([^>]*)>/g;

/** Removes what is in braces and in quotes, also nested. */
function withoutValues(code: string): string {
  let depth = 0;
  let result = '';
  for (const character of code.replace(/=>/g, '').replace(/"[^"\n]*"/g, '""')) {
    if (character === '{') {
      depth += 1;
    } else if (character === '}') {
      depth = Math.max(0, depth - 1);
    } else if (depth === 0) {
      result += character;
    }
  }
  return result;
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Adds the names in tables of features with a column for each plan, in the rows that the MIT packages don't have. */
function addFromTables(markdown: string, add: (name: string, plan: Plan) => void): void {
  let columns: readonly string[] = [];
  for (const line of markdown.split('\n')) {
    const cells = line.startsWith('|') ? cellsOf(line) : [];
    if (cells.length === 0 || cells.includes('MIT')) {
      columns = cells;
    }
    const isIn = (name: string) => cells[columns.indexOf(name)] === '✓';
    if (cells[columns.indexOf('MIT')] === '–' && (isIn('Pro') || isIn('Premium'))) {
      for (const [, name = ''] of line.matchAll(/`(\w+)`/g)) {
        add(name, isIn('Pro') ? 'pro' : 'premium');
      }
    }
  }
}

/** Adds the names on pages about a plan: attributes of licensed components, and inline code that is a single name. */
function addFromPages(source: VersionSource, add: (name: string, plan: Plan) => void): void {
  for (const page of source.paths()) {
    const markdown = source.markdown(page) ?? '';
    const pagePlan = frontMatterValue(markdown, 'plan');
    addFromTables(markdown, add);
    for (const { code } of outlineOf(markdown).blocks) {
      if (/(?:Pro|Premium)\b/.test(code)) {
        // The elements may be inside of functions, whose braces aren't values.
        const start = Math.max(0, code.search(/<\w+(?:Pro|Premium)\b/));
        for (const [, , plan, attributes = ''] of withoutValues(code.slice(start)).matchAll(
          LICENSED_ELEMENT,
        )) {
          for (const [name] of attributes.matchAll(/\b[a-z]\w+/g)) {
            add(name, PLAN_OF[plan === 'Premium' ? 'Premium' : 'Pro']);
          }
        }
      }
    }
    if (pagePlan === 'pro' || pagePlan === 'premium') {
      for (const [, name = ''] of markdown.matchAll(/`(\w{4,})`/g)) {
        add(name, pagePlan);
      }
    }
  }
}

/** Returns the plans that are known for a version: from its types, its pages, and the list of licensed components. */
export function plansOf(source: VersionSource): Plans {
  const { plans, add } = collect();
  Object.entries(LICENSED).forEach(([name, { components }]) => {
    const plan = name.endsWith('-premium') ? 'premium' : name.endsWith('-pro') ? 'pro' : undefined;
    if (plan) {
      components.forEach((component) => add(component, plan));
    }
  });
  if (source.packagesFrom !== undefined) {
    addFromTypes(source.packagesFrom, add);
  }
  addFromPages(source, add);
  return { planOf: (name) => plans.get(name) };
}
