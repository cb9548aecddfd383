import type { TemplateId } from '../src/core/navigation/paths';

/** A performance budget, with the value of the MUI X docs for comparison. Sizes in kB are gzipped. */
export interface Budget {
  /** Label in the table. */
  what: string;
  budget: number;
  unit: 'kB' | 'GB' | 'ms' | 's' | 'score' | 'nodes' | 'fps' | '';
  /** Whether higher values are better. Default: lower values are. */
  atLeast?: boolean;
  /** The value of the MUI X docs today. */
  reference: string;
}

export const PAGES = {
  landing: '/x/',
  text: '/x/introduction/licensing/',
  grid: '/x/react-data-grid/sorting/',
  chart: '/x/react-charts/bars/',
  picker: '/x/react-date-pickers/date-picker/',
  tree: '/x/react-tree-view/rich-tree-view/items/',
  api: '/x/api/data-grid/data-grid/',
} as const;

export type PageKind = keyof typeof PAGES;

/** An upper limit on a cost of a page. */
export interface Ceiling {
  /** The value to reach in the end. */
  target: number;
  /**
   * The limit until then: the value measured when this was written, rounded up by 1 %, so that nothing grows. Lower it
   * with every improvement, and remove it once the target is met.
   */
  current?: number;
}

/** The limits for a kind of page on a first visit with a phone. Sizes are in kB (gzip). */
export interface PageBudget {
  /** Scripts loaded once the page is at rest, without any interaction. */
  atRest: Ceiling;
  /** Scripts loaded once all demos have been in view. `undefined` for a page without demos. */
  withDemos?: Ceiling;
  html: Ceiling;
  fonts: Ceiling;
  /** DOM elements at rest. */
  nodes: Ceiling;
  /** The same scripts in the MUI X docs, at rest or with demos. */
  reference: string;
}

/**
 * Size of a page's demos on their own, in kB (gzip): an application with Material UI's theme around them, built with
 * Vite.
 *
 * Grid and chart: one demo of the page, as first measured, from which the targets were set. Measured again on November
 * 22, 2026 with Vite 8.3.8 and the packages of 8.12.1 (`npm run bench -- references` at commit 2f750ef5), first demo / all demos of the
 * page: grid 273.2 / 276.7, chart 187.4 / 199.0, picker 192.1 / 199.0, tree 127.6 / 136.9. For picker and tree, the
 * value for all demos is used, because the page is measured with all of its demos.
 */
export const DEMOS_ALONE = { grid: 288, chart: 195, picker: 199, tree: 136.9 } as const;

/** The size that a page may have, as a multiple of its demos on their own. */
export const DEMOS_FACTOR = 1.35;

const withDemos = (kind: keyof typeof DEMOS_ALONE) =>
  Math.round(DEMOS_ALONE[kind] * DEMOS_FACTOR * 10) / 10;

/** What every page may load before any interaction. A page with a demo in view also loads that demo. */
const SCRIPTS = 130;
const FONTS: Ceiling = { target: 60 };

/**
 * The limits that fail `npm test` (e2e/budgets.spec.ts). A `current` means that the target is not met yet. The values
 * were measured on November 26, 2026.
 */
export const PAGE_BUDGETS: Record<PageKind, PageBudget> = {
  landing: {
    atRest: { target: SCRIPTS },
    html: { target: 15 },
    fonts: FONTS,
    nodes: { target: 1000 },
    reference: '461–522',
  },
  text: {
    atRest: { target: SCRIPTS },
    html: { target: 15 },
    fonts: FONTS,
    nodes: { target: 1000 },
    reference: '461–522',
  },
  // On the grid and chart pages, the first demo is in view immediately.
  grid: {
    atRest: { target: withDemos('grid') },
    withDemos: { target: withDemos('grid') },
    html: { target: 32 },
    fonts: FONTS,
    nodes: { target: 3000 },
    reference: '705–970',
  },
  chart: {
    atRest: { target: withDemos('chart'), current: 289.1 },
    withDemos: { target: withDemos('chart'), current: 304.5 },
    html: { target: 32 },
    fonts: FONTS,
    nodes: { target: 3000 },
    reference: '765',
  },
  picker: {
    atRest: { target: SCRIPTS, current: 137.3 },
    withDemos: { target: withDemos('picker'), current: 297.0 },
    html: { target: 32, current: 33.4 },
    fonts: FONTS,
    nodes: { target: 3000 },
    reference: '606',
  },
  tree: {
    atRest: { target: SCRIPTS, current: 137.3 },
    withDemos: { target: withDemos('tree'), current: 233.0 },
    html: { target: 32 },
    fonts: FONTS,
    nodes: { target: 3000 },
    reference: '556',
  },
  api: {
    atRest: { target: SCRIPTS },
    html: { target: 45 },
    fonts: FONTS,
    nodes: { target: 5000 },
    reference: '461–522',
  },
};

/**
 * The scripts that the preview of a template may load until its application runs, in kB (gzip), by template. React, the
 * router, the page and the code of the docs, which is in the same script, are 112 kB of that. Applications with a Data Grid or Charts on the first screen load them, too.
 * Evaluating packages one by one (`packageSteps.ts`) keeps up to 2 % more of their code, and halves the blocking time.
 */
export const TEMPLATE_SCRIPTS: Readonly<Record<TemplateId, number>> = {
  'marketing-page': 258.1,
  blog: 243,
  checkout: 263,
  dashboard: 442,
  pricing: 202,
  'sign-in': 255,
  'sign-in-side': 248,
  'sign-up': 330,
  'sticky-footer': 266,
  'crud-dashboard': 612,
};

export const BUDGETS = {
  scriptsInHtml: {
    what: 'JavaScript in the HTML of a text page',
    budget: 130,
    unit: 'kB',
    reference: '461–522',
  },
  performance: {
    what: 'Lighthouse performance',
    budget: 97,
    unit: 'score',
    atLeast: true,
    reference: '38–53',
  },
  others: {
    what: 'Lighthouse accessibility, best practices, SEO',
    budget: 100,
    unit: 'score',
    atLeast: true,
    reference: '',
  },
  lcp: { what: 'Largest contentful paint', budget: 1.5, unit: 's', reference: '5.7–12.3' },
  tbt: { what: 'Total blocking time', budget: 150, unit: 'ms', reference: '1500–8400' },
  previewPerformance: {
    what: 'Lighthouse performance of a preview',
    budget: 95,
    unit: 'score',
    atLeast: true,
    reference: '',
  },
  previewTbt: { what: 'Total blocking time', budget: 200, unit: 'ms', reference: '' },
  cls: { what: 'Cumulative layout shift', budget: 0, unit: '', reference: '0' },
  navigation: {
    what: 'Click to new heading, median',
    budget: 50,
    unit: 'ms',
    reference: '430–560',
  },
  navigationSlow: {
    what: 'Click to new heading, a quarter of the CPU',
    budget: 150,
    unit: 'ms',
    reference: '',
  },
  frames: {
    what: 'Frames of real-time data, a quarter of the CPU',
    budget: 55,
    unit: 'fps',
    atLeast: true,
    reference: '',
  },
  searchFirst: {
    what: 'First search, all that it loads',
    budget: 100,
    unit: 'kB',
    reference: '',
  },
  searchQuery: { what: 'Each search after it, median', budget: 15, unit: 'kB', reference: '' },
  searchWarm: { what: 'Key to results, median', budget: 50, unit: 'ms', reference: '' },
  searchSlow: {
    what: 'First search, slow 4G, a quarter of the CPU',
    budget: 1.5,
    unit: 's',
    reference: '',
  },
  searchIndexTime: {
    what: 'Time of the index by page, ten times the pages',
    budget: 1,
    unit: '',
    reference: '',
  },
  searchIndexSize: {
    what: 'Size of the index by page, ten times the pages',
    budget: 1,
    unit: '',
    reference: '',
  },
  devCold: { what: 'First page of npm start, cold', budget: 20, unit: 's', reference: '' },
  devWarm: { what: 'First page of npm start, warm', budget: 5, unit: 's', reference: '' },
  devSentence: {
    what: 'Edit of a sentence to the browser, median of 8',
    budget: 0.5,
    unit: 's',
    reference: '',
  },
  devDemo: {
    what: 'Edit of a demo to the browser, median of 8',
    budget: 0.5,
    unit: 's',
    reference: '',
  },
  devMemory: {
    what: 'Peak memory of npm start, one page open',
    budget: 2,
    unit: 'GB',
    reference: '',
  },
  devMemoryPages: {
    what: 'Peak memory of npm start, ten more pages',
    budget: 2,
    unit: 'GB',
    reference: '',
  },
} as const satisfies Record<string, Budget>;

/** Formats a measured value as a line of the table. */
export function line(
  { what, budget, unit, atLeast, reference }: Budget,
  value: number,
  note = '',
): string {
  const holds = atLeast ? value >= budget : value <= budget;
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(unit === '' ? 3 : 1);
  return [
    holds ? '✓' : '✗',
    what.padEnd(46),
    `${shown} ${unit}`.padStart(12),
    `${atLeast ? '≥' : '≤'} ${budget}`.padStart(8),
    reference.padStart(12),
    note,
  ].join('  ');
}

/** Returns the median. For an even number of values, returns the lower middle one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) {
    throw new Error('median of nothing');
  }
  return middle;
}
