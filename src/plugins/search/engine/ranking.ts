import type { MemberKind } from '../format';

/*
 * What decides the order of results. A guide's score is the share of the query that it answers, each word weighed by how
 * rare it is and by where it stands; then what speaks for the page as a whole. `npm run search:check` prints what a
 * change does to the questions in `evaluation/`.
 */

/** Where a word of the query stands, and what that is worth. The best place on a page counts. */
export const FIELDS = {
  title: 1,
  heading: 0.8,
  description: 0.55,
  demo: 0.4,
  code: 0.45,
  text: 0.3,
} as const;

/** How a word was found. */
export const MATCHES = { exact: 1, synonym: 0.9, prefix: 0.8, fuzzy: 0.7 } as const;

export const PAGE = {
  /** For a title whose words are all in the query; less for one that says more. */
  wholeTitle: 0.35,
  /** The same for the best heading. */
  wholeHeading: 0.2,
  /** For one section that answers all that the page answers. */
  oneSection: 0.2,
  /** For the page that most others link to. */
  links: 0.06,
  /** For each folder between the product and the page: overviews stand above details. */
  depth: -0.01,
  /** Times the score of a migration page, which a query must mean. */
  migration: 0.6,
} as const;

/** Where the query names a product: times the score of its pages, and of those of others. */
export const PRODUCT = { own: 1.15, other: 0.4, word: 0.3 } as const;

export const SYMBOLS = {
  /** Names of components, hooks and interfaces, and of what they have, to the letter. */
  exactTitle: 1.45,
  exactMember: 1.3,
  prefix: 0.95,
  fuzzy: 0.85,
  /** Times that, for a word that is a name and plain English alike, such as `rows`. */
  plainWord: 0.45,
  /** Times that as well, where it is one word of several. */
  wordAmongWords: 0.4,
  /** For the page that most others link to. */
  links: 0.2,
  /** For another word of the query that the same page has. */
  together: 0.3,
} as const;

/** Of rows with the same name on one page, which comes first. */
export const MEMBER_ORDER: Readonly<Record<MemberKind, number>> = {
  prop: 0.05,
  member: 0.05,
  parameter: 0.03,
  field: 0.03,
  slot: 0.02,
  class: 0,
};

/** Words that are in many questions and tell little of what is sought, and how much they count. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  (
    'access add added adding change changing component components create creating default element example examples ' +
    'implement instance issue multiple option options parent prop property props problem thing value values version'
  ).split(' '),
);
export const GENERIC = { weight: 0.45 } as const;

/** Words and phrases by which a product is meant. */
export const PRODUCT_NAMES: Readonly<Record<string, readonly string[]>> = {
  'x-data-grid': [
    'data grid',
    'datagrid',
    'datagridpro',
    'datagridpremium',
    'grid',
    'table',
    'datatable',
  ],
  'x-date-pickers': [
    'date picker',
    'date pickers',
    'datepicker',
    'picker',
    'pickers',
    'timepicker',
  ],
  'x-charts': ['chart', 'charts', 'graph', 'graphs'],
  'x-tree-view': [
    'tree view',
    'treeview',
    'tree item',
    'treeitem',
    'richtreeview',
    'simpletreeview',
  ],
};

/** What readers say, and what the docs say: each phrase of a group finds what the others find. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['pin', 'freeze', 'sticky', 'fixed', 'frozen', 'lock'],
  ['overlay', 'spinner', 'skeleton', 'loader', 'no data', 'empty state', 'loading'],
  ['localization', 'translate', 'translation', 'language', 'i18n', 'locale'],
  ['export', 'download', 'csv', 'excel', 'xlsx', 'print'],
  ['rtl', 'right to left', 'arabic', 'hebrew'],
  ['lazy loading', 'infinite scroll', 'infinite loading', 'load more'],
  ['virtualization', 'virtual scroll', 'windowing', 'large dataset'],
  ['dimension', 'width', 'resize', 'autosize', 'fit'],
  ['visibility', 'hide', 'show', 'hidden'],
  ['ordering', 'reorder', 'rearrange', 'drag', 'move'],
  ['master detail', 'expand', 'expandable', 'collapse', 'detail panel'],
  ['row selection', 'select row', 'checkbox', 'multi select'],
  ['quick filter', 'search', 'search box', 'global filter'],
  ['pagination', 'page', 'paging', 'paginate', 'page size', 'rows per page'],
  ['server', 'backend', 'server side', 'api call', 'fetch', 'remote'],
  ['persistence', 'save', 'persist', 'store', 'submit'],
  ['edit', 'editable', 'editing', 'inline edit'],
  ['validation', 'validate', 'error message', 'invalid'],
  ['style', 'css', 'color', 'colour', 'theme', 'customize', 'styling', 'sx', 'look'],
  ['dark mode', 'color scheme', 'dark theme', 'theme'],
  ['accessibility', 'a11y', 'keyboard', 'screen reader', 'aria', 'wcag'],
  ['api object', 'apiref', 'ref', 'imperative', 'programmatically'],
  ['quickstart', 'install', 'installation', 'get started', 'getting started', 'setup', 'tutorial'],
  ['licensing', 'license', 'licence', 'price', 'pricing', 'cost', 'pro plan', 'premium plan'],
  ['aggregation', 'sum', 'total', 'totals', 'summary', 'average'],
  ['row grouping', 'group by', 'grouping', 'group rows'],
  ['column group', 'grouped header', 'header group', 'multi header'],
  ['tree data', 'nested rows', 'hierarchical', 'hierarchy', 'parent child', 'sub rows'],
  ['copy', 'paste', 'clipboard'],
  ['sort', 'order by', 'sorting'],
  ['performance', 'slow', 'lag', 'laggy', 'rerender', 'speed'],
  ['height', 'auto height', 'autoheight', 'row height'],
  ['tooltip', 'hover'],
  ['custom component', 'slot', 'slots', 'override'],
  ['mcp', 'ai', 'llm', 'agent'],
  ['roadmap', 'planned', 'upcoming'],
  ['telemetry', 'tracking', 'usage data'],
  ['pie', 'donut', 'doughnut'],
  ['bar', 'column chart', 'histogram'],
  ['label', 'data label', 'value label'],
  ['item', 'node', 'leaf'],
  ['format', 'formatting', 'formatter', 'currency'],
  ['disable', 'disabled', 'prevent', 'turn off', 'remove', 'forbid'],
  ['click', 'onclick', 'button', 'action', 'actions'],
  ['event', 'events', 'listener', 'subscribe', 'callback'],
  ['state', 'initial state', 'restore', 'remember'],
  [
    'validation',
    'min date',
    'max date',
    'disable dates',
    'disable past',
    'disable future',
    'restrict',
  ],
  ['time zone', 'timezone', 'utc', 'gmt'],
  ['screen', 'responsive', 'mobile', 'phone', 'small screen'],
  ['size', 'responsive', 'width', 'height'],
  [
    'row update',
    'add row',
    'insert row',
    'delete row',
    'remove row',
    'crud',
    'live',
    'realtime',
    'websocket',
  ],
  ['column menu', 'context menu', 'right click', 'three dots'],
  ['cell', 'image', 'avatar', 'link'],
  ['column header', 'header name', 'header text', 'rename column'],
  ['migration', 'upgrade', 'migrate', 'breaking change', 'upgrading'],
  ['test', 'jest', 'vitest', 'cypress', 'jsdom'],
  ['next.js', 'nextjs', 'ssr', 'server component', 'app router'],
  ['stripe', 'zebra', 'alternate', 'striped'],
  ['style', 'conditional formatting', 'background', 'highlight', 'border'],
  ['animation', 'animate', 'transition'],
  ['legend', 'key'],
  ['tick', 'axis label', 'axis'],
  ['combine', 'composition', 'mixed', 'compose'],
  ['reference line', 'threshold', 'target line', 'goal'],
  ['expand', 'expanded', 'open', 'collapse'],
  ['icon', 'icons', 'folder icon'],
  ['disable', 'read only', 'readonly', 'lock'],
  ['value', 'default value', 'controlled', 'uncontrolled'],
  ['density', 'compact', 'dense', 'spacing'],
  ['overlay', 'empty', 'no rows', 'placeholder'],
  ['multi filter', 'multiple filters', 'several conditions'],
  ['toolbar', 'search bar', 'button bar', 'header bar'],
  ['clear', 'reset', 'clearable'],
  ['initial', 'default', 'first'],
  ['unique', 'id', 'identifier', 'primary key', 'getrowid'],
  ['premium', 'pro', 'paid', 'commercial', 'enterprise'],
];
