import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { PRODUCTS } from '../../../library';
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

/** Returns the plan of a licensed package. */
export const planOfPackage = (name: string): Plan | undefined =>
  name.endsWith('-premium') ? 'premium' : name.endsWith('-pro') ? 'pro' : undefined;

/** Plans by name. */
type PlansByName = Map<string, Plan>;

/** Where a name would be. */
export interface PlanOwner {
  /** Its product, such as `x-charts`. */
  product: string;
  /** The MIT component or type, such as `BarChart`. */
  name: string;
  /** Whether the MIT packages have the name in other places of the product. */
  isElsewhere: boolean;
}

/** The plans of names, and where they are used. */
export interface Plans {
  /**
   * Returns the plan of a name that the MIT packages don't have, or undefined if none is known to have it. Pages about a
   * plan also use names that the MIT packages have in other places, such as `pageSize`. That doesn't show that a licensed
   * component has a prop of that name.
   *
   * @param owner - Where the name would be. Default: anywhere.
   */
  planOf: (name: string, owner?: PlanOwner) => Plan | undefined;
}

/** Products by the folder of their pages. */
const PRODUCT_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PRODUCTS).map(([product, { folder }]) => [`react-${folder}`, product]),
);

/** Returns a function that adds the plan of a name in a place. */
type AddTo = (place: string) => (name: string, plan: Plan) => void;

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
function addFromPages(source: VersionSource, addTo: AddTo): void {
  for (const page of source.paths()) {
    const product = page.split('/').flatMap((part) => PRODUCT_OF[part] ?? [])[0] ?? '';
    const markdown = source.markdown(page) ?? '';
    const pagePlan = frontMatterValue(markdown, 'plan');
    addFromTables(markdown, addTo(`table ${product}`));
    for (const { code } of outlineOf(markdown).blocks) {
      if (/(?:Pro|Premium)\b/.test(code)) {
        // The elements may be inside of functions, whose braces aren't values.
        const start = Math.max(0, code.search(/<\w+(?:Pro|Premium)\b/));
        for (const [, component = '', plan = '', attributes = ''] of withoutValues(
          code.slice(start),
        ).matchAll(LICENSED_ELEMENT)) {
          const add = addTo(`component ${component.slice(0, -plan.length)}`);
          for (const [name] of attributes.matchAll(/\b[a-z]\w+/g)) {
            add(name, PLAN_OF[plan === 'Premium' ? 'Premium' : 'Pro']);
          }
        }
      }
    }
    if (pagePlan === 'pro' || pagePlan === 'premium') {
      for (const [, name = ''] of markdown.matchAll(/`(\w{4,})`/g)) {
        addTo(`page ${product}`)(name, pagePlan);
      }
    }
  }
}

/** Returns the plans that are known for a version: from its types, its pages, and the list of licensed components. */
export function plansOf(source: VersionSource): Plans {
  const all: PlansByName = new Map();
  const places = new Map<string, PlansByName>();
  const addTo: AddTo = (place) => {
    const own = places.get(place) ?? new Map<string, Plan>();
    places.set(place, own);
    return (name, plan) =>
      [all, own].forEach((plans) => {
        // The lower plan of a name counts.
        if (plans.get(name) !== 'pro') {
          plans.set(name, plan);
        }
      });
  };
  Object.entries(LICENSED).forEach(([name, { components, others = [], methods = [] }]) => {
    const plan = planOfPackage(name);
    if (plan) {
      [...components, ...others].forEach((each) => addTo('exports')(each, plan));
      const owner = name.includes('data-grid') ? 'GridApi' : 'ChartProApi';
      methods.forEach((method) => addTo(`component ${owner}`)(method, plan));
    }
  });
  if (source.packagesFrom !== undefined) {
    addFromTypes(source.packagesFrom, addTo('component DataGrid'));
  }
  addFromPages(source, addTo);
  return {
    planOf: (name, owner) =>
      owner === undefined
        ? all.get(name)
        : [
            `component ${owner.name}`,
            `table ${owner.product}`,
            ...(owner.isElsewhere ? [] : [`page ${owner.product}`]),
          ]
            .map((place) => places.get(place)?.get(name))
            .find((plan) => plan !== undefined),
  };
}
