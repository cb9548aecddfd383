import type { Plan } from '../../../core/navigation';
import { PLAN_NAMES } from '../../../core/navigation/plans';
import type { ApiClass, ApiListName, ApiMember, ApiSymbol } from '../types';

/** Members that the packages don't describe, by the product of their symbol, or of any product. */
const DESCRIPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  any: {
    className: 'Adds a CSS class.',
    style: 'Adds inline styles.',
    sx: 'Adds styles, which can use the values of the theme.',
  },
  'x-data-grid': {
    columnGroupingModel: 'The groups of columns, each with a header above those of its columns.',
    pagination: 'The MIT Data Grid always has pages, so the only value is `true`.',
    'columnHeader--pinnedLeft':
      'Styles applied to the column header if its column is pinned to the left.',
    'columnHeader--pinnedRight':
      'Styles applied to the column header if its column is pinned to the right.',
    'columnHeader--withLeftBorder': 'Styles applied to the column header if it has a left border.',
    mainContent: 'Styles applied to the element beside the side panel.',
    withSidePanel: 'Styles applied to the root element if there is a side panel.',
  },
  'x-date-pickers': {
    enableAccessibleFieldDOMStructure:
      'If `false`, the field is a single `<input>` instead of a list of sections, such as the day and the month.',
    root: 'The element around the sections.',
    section: 'A section, such as the day or the month.',
    sectionContent: 'The part of a section that the user edits.',
    sectionSeparator: 'The text before or after a section.',
  },
  'x-charts': {
    apiRef: 'A ref to the API object of the chart.',
    children: 'Elements to render inside.',
    desc: 'A description, in the `<desc>` element of the SVG.',
    enableKeyboardNavigation:
      'If `true`, the user can move between items of the chart with the arrow keys.',
    theme: 'The color scheme for which the colors are chosen.',
    title: 'A title, in the `<title>` element of the SVG.',
    baseButton: 'Buttons with a text.',
    baseIconButton: 'Buttons with an icon.',
    lineHighlight: 'The highlight of a point of a line.',
    mark: 'A mark on a line.',
    pieArc: 'A slice of the pie.',
    pieArcLabel: 'The label of a slice.',
    scatter: 'The points of a series.',
  },
  'x-tree-view': { items: 'The items of the tree.' },
};

/** Names of what the types of the MIT Data Grid contain for features that need a licensed package. */
const FEATURES: readonly (readonly [plan: Plan, names: RegExp])[] = [
  [
    'pro',
    /detailPanel|treeData|rowReorder|columnReorderIcon|columnOrderChange|pinned(?:Left|Right|Rows)|^pinTo(?:Left|Right)$|headerFilter(?:Row|Menu)|^columnHeaderFilter(?:Input|Operator)|^columnHeader--filter$/i,
  ],
  ['premium', /groupingCriteria|pivot|^aggregation|^aiAssistant|^prompt|ExportExcel/i],
];

const SAID: Readonly<Record<string, Plan>> = { Pro: 'pro', Premium: 'premium' };

/** Returns the licensed plan that a member needs, by its description or its name. */
function planOf({ name, description }: Pick<ApiMember, 'name' | 'description'>, isGrid: boolean) {
  const [, said = ''] = /\bOnly available in DataGrid(Pro|Premium)\b/.exec(description) ?? [];
  return SAID[said] ?? (isGrid ? FEATURES.find(([, names]) => names.test(name))?.[0] : undefined);
}

const LISTS: readonly Exclude<ApiListName, 'classes'>[] = [
  'props',
  'slots',
  'parameters',
  'result',
  'members',
];

/**
 * Adds to a symbol of an MIT package what its types don't say about its members: the plans that they need, and
 * descriptions of common ones. For classes, the description says the plan: a page has too many for chips.
 */
export function complete<Symbol extends ApiSymbol>(symbol: Symbol): Symbol {
  if (symbol.plan) {
    return symbol;
  }
  const texts = { ...DESCRIPTIONS.any, ...DESCRIPTIONS[symbol.product] };
  const isGrid = symbol.product === 'x-data-grid';
  const textOf = ({ name, description }: Pick<ApiMember, 'name' | 'description'>) =>
    description || (symbol.kind === 'component' && texts[name]) || '';
  const completeMember = (member: ApiMember) => {
    const plan = planOf(member, isGrid);
    return { ...member, description: textOf(member), ...(plan && { plan }) };
  };
  const completeClass = (one: ApiClass) => {
    const plan = planOf(one, isGrid);
    const text = textOf(one).replace(/\.?$/, '.');
    return { ...one, description: plan ? `${text} Needs ${PLAN_NAMES[plan]}.` : textOf(one) };
  };
  const completed = Object.entries(symbol).map(([key, value]: [string, unknown]) =>
    key === 'classes'
      ? [key, (value as ApiClass[]).map(completeClass)]
      : LISTS.some((list) => list === key)
        ? [key, (value as ApiMember[]).map(completeMember)]
        : [key, value],
  );
  return Object.fromEntries(completed) as Symbol;
}
