/** Budgets of DESIGN §3, with the reference's figures. Sizes in kB gzip, times in milliseconds. */
export interface Budget {
  /** As the table names it. */
  what: string;
  budget: number;
  unit: 'kB' | 'GB' | 'ms' | 's' | 'score' | 'nodes' | 'fps' | '';
  /** Whether more is better. Default: less is. */
  atLeast?: boolean;
  /** The same on MUI X's docs today. */
  reference: string;
}

export const PAGES = {
  landing: '/x/',
  text: '/x/introduction/licensing/',
  grid: '/x/react-data-grid/sorting/',
  chart: '/x/react-charts/bars/',
  picker: '/x/react-date-pickers/date-picker/',
  tree: '/x/react-tree-view/rich-tree-view/items/',
} as const;

export type PageKind = keyof typeof PAGES;

/** Whole JavaScript of a page once all its demos have been in view. */
export const WHOLE_JAVASCRIPT: Partial<Record<PageKind, Budget>> = {
  grid: {
    what: 'JavaScript with demos in view, grid',
    budget: 330,
    unit: 'kB',
    reference: '705–970',
  },
  chart: {
    what: 'JavaScript with demos in view, chart',
    budget: 260,
    unit: 'kB',
    reference: '765',
  },
  picker: {
    what: 'JavaScript with demos in view, picker',
    budget: 300,
    unit: 'kB',
    reference: '606',
  },
  tree: { what: 'JavaScript with demos in view, tree', budget: 240, unit: 'kB', reference: '556' },
};

export const BUDGETS = {
  scriptsInHtml: {
    what: 'JavaScript in the HTML of a text page',
    budget: 130,
    unit: 'kB',
    reference: '461–522',
  },
  scriptsLoaded: {
    what: 'JavaScript loaded by a text page',
    budget: 130,
    unit: 'kB',
    reference: '461–522',
  },
  fonts: { what: 'Fonts', budget: 60, unit: 'kB', reference: '464' },
  html: { what: 'HTML of the largest page with demos', budget: 30, unit: 'kB', reference: '49–76' },
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
  tbt: { what: 'Total blocking time', budget: 100, unit: 'ms', reference: '1500–8400' },
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

/** A measured figure as a line of the table. */
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

/** The middle of some figures; of an even number, the lower middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) {
    throw new Error('median of nothing');
  }
  return middle;
}
