import type { ApiClass, ApiComponent, ApiHook, ApiInterface, ApiMember, ApiSymbol } from './types';

/** Parts of a symbol's page that have a heading. */
export type ApiSectionName =
  | 'import'
  | 'demos'
  | 'props'
  | 'slots'
  | 'classes'
  | 'signatures'
  | 'parameters'
  | 'result'
  | 'members'
  | 'size';

/** A row of a table: a prop, slot, class, field or method. */
export interface ApiRow<T> {
  /** Id of its element, and hash of links to it. */
  anchor: string;
  member: T;
}

/** Rows of a section, apart from those that are deprecated. */
export interface ApiRows<T> {
  current: readonly ApiRow<T>[];
  deprecated: readonly ApiRow<T>[];
}

/** What the rows of a section are called. */
export interface ApiNoun {
  one: string;
  many: string;
}

/** A section of a symbol's page. */
export interface ApiOutlineSection {
  name: ApiSectionName;
  /** Text of its heading. */
  title: string;
  noun?: ApiNoun;
  /** Empty where the section is no table. */
  rows: ApiRows<ApiMember | ApiClass>;
}

/** Last part of a symbol's id: `data-grid` of `data-grid/data-grid`. */
export function slugOf({ id }: Pick<ApiSymbol, 'id'>): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

/**
 * Rows with their anchors, in the given order, deprecated ones apart.
 *
 * @param prefixOf - What the anchor of a name begins with, such as `data-grid-prop-`.
 */
function rowsOf<T extends ApiMember | ApiClass>(
  members: readonly T[],
  prefixOf: (name: string) => string,
): ApiRows<T> {
  const rows = members.map((member) => ({
    // An id may be anything without spaces, which index signatures have.
    anchor: prefixOf(member.name) + member.name.replace(/\s+/g, '-'),
    member,
  }));
  return {
    current: rows.filter(({ member }) => member.deprecated === undefined),
    deprecated: rows.filter(({ member }) => member.deprecated !== undefined),
  };
}

/** The tables of a component. */
export function componentRows(component: ApiComponent) {
  const slug = slugOf(component);
  return {
    props: rowsOf(component.props, () => `${slug}-prop-`),
    slots: rowsOf(component.slots, () => `${slug}-slot-`),
    classes: rowsOf(component.classes, () => `${slug}-class-`),
  };
}

/** The tables of a hook. */
export function hookRows(hook: ApiHook) {
  const slug = slugOf(hook);
  // A hook may give back under the same name what it takes, and a hash leads to one place.
  const taken = new Set(hook.parameters.map(({ name }) => name));
  return {
    parameters: rowsOf(hook.parameters, () => `${slug}-`),
    result: rowsOf(hook.result, (name) => `${slug}-${taken.has(name) ? 'result-' : ''}`),
  };
}

/** The table of an interface. */
export function interfaceRows(symbol: ApiInterface) {
  return { members: rowsOf(symbol.members, () => `${slugOf(symbol)}-`) };
}

const NO_ROWS: ApiRows<never> = { current: [], deprecated: [] };

/** What rows are called, by section. */
export const NOUNS = {
  props: { one: 'prop', many: 'props' },
  slots: { one: 'slot', many: 'slots' },
  classes: { one: 'class', many: 'classes' },
  parameters: { one: 'parameter', many: 'parameters' },
  result: { one: 'field', many: 'fields' },
  members: { one: 'member', many: 'members' },
} satisfies Partial<Record<ApiSectionName, ApiNoun>>;

function table(
  name: keyof typeof NOUNS,
  title: string,
  rows: ApiRows<ApiMember | ApiClass>,
): ApiOutlineSection[] {
  return rowCount(rows) > 0 ? [{ name, title, noun: NOUNS[name], rows }] : [];
}

/** How many rows there are. */
export function rowCount({ current, deprecated }: ApiRows<unknown>): number {
  return current.length + deprecated.length;
}

/** What an import adds to a page: of what can be imported. */
const SIZE: ApiOutlineSection = { name: 'size', title: 'Size', rows: NO_ROWS };

/**
 * The sections of a symbol's page, in their order: what its headings, its table of contents and its anchors are made of.
 *
 * @param hasDemos - Whether pages of the docs show it.
 */
export function outlineOf(symbol: ApiSymbol, hasDemos: boolean): ApiOutlineSection[] {
  const opening: ApiOutlineSection[] = [
    { name: 'import', title: 'Import', rows: NO_ROWS },
    ...(hasDemos ? [{ name: 'demos' as const, title: 'Demos', rows: NO_ROWS }] : []),
  ];
  switch (symbol.kind) {
    case 'component': {
      const { props, slots, classes } = componentRows(symbol);
      return [
        ...opening,
        // There without props, too: it says what the component inherits, and its theme name.
        { name: 'props', title: 'Props', noun: NOUNS.props, rows: props },
        ...table('slots', 'Slots', slots),
        ...table('classes', 'CSS classes', classes),
        SIZE,
      ];
    }
    case 'hook': {
      const { parameters, result } = hookRows(symbol);
      return [
        ...opening,
        { name: 'signatures', title: 'Signature', rows: NO_ROWS },
        ...table('parameters', 'Parameters', parameters),
        ...table('result', 'Result', result),
        SIZE,
      ];
    }
    case 'interface':
      return [
        ...opening,
        {
          name: 'members',
          title: 'Members',
          noun: NOUNS.members,
          rows: interfaceRows(symbol).members,
        },
      ];
  }
}

/** Ids of headings, where a page is one symbol's; as Docusaurus would make them of the titles. */
const HEADING_IDS: Partial<Record<ApiSectionName, string>> = {
  classes: 'css-classes',
  signatures: 'signature',
};

/**
 * Id of a section's heading.
 *
 * @param isShared - Whether the page shows other symbols, too.
 */
export function headingIdOf(symbol: ApiSymbol, name: ApiSectionName, isShared: boolean): string {
  const id = HEADING_IDS[name] ?? name;
  return isShared ? `${slugOf(symbol)}-${id}` : id;
}
