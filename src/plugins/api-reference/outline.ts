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
  /** Id of its element, used as the hash of links to it. */
  anchor: string;
  member: T;
}

/** The rows of a section, with deprecated rows separated. */
export interface ApiRows<T> {
  current: readonly ApiRow<T>[];
  deprecated: readonly ApiRow<T>[];
}

/** The noun for the rows of a section. */
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
  /** Empty if the section isn't a table. */
  rows: ApiRows<ApiMember | ApiClass>;
}

/** Returns the last part of a symbol's id: `data-grid` for `data-grid/data-grid`. */
export function slugOf({ id }: Pick<ApiSymbol, 'id'>): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

/**
 * Returns rows with their anchors, in the given order, with deprecated rows separated.
 *
 * @param prefixOf - Returns the prefix of the anchor for a name, such as `data-grid-prop-`.
 */
function rowsOf<T extends ApiMember | ApiClass>(
  members: readonly T[],
  prefixOf: (name: string) => string,
): ApiRows<T> {
  const rows = members.map((member) => ({
    // An id can contain anything but spaces, which index signatures have.
    anchor: prefixOf(member.name) + member.name.replace(/\s+/g, '-'),
    member,
  }));
  return {
    current: rows.filter(({ member }) => member.deprecated === undefined),
    deprecated: rows.filter(({ member }) => member.deprecated !== undefined),
  };
}

/** Returns the tables of a component. */
export function componentRows(component: ApiComponent) {
  const slug = slugOf(component);
  return {
    props: rowsOf(component.props, () => `${slug}-prop-`),
    slots: rowsOf(component.slots, () => `${slug}-slot-`),
    classes: rowsOf(component.classes, () => `${slug}-class-`),
  };
}

/** Returns the tables of a hook. */
export function hookRows(hook: ApiHook) {
  const slug = slugOf(hook);
  // A hook may return a field with the same name as a parameter, and anchors must be unique.
  const taken = new Set(hook.parameters.map(({ name }) => name));
  return {
    parameters: rowsOf(hook.parameters, () => `${slug}-`),
    result: rowsOf(hook.result, (name) => `${slug}-${taken.has(name) ? 'result-' : ''}`),
  };
}

/** Returns the table of an interface. */
export function interfaceRows(symbol: ApiInterface) {
  return { members: rowsOf(symbol.members, () => `${slugOf(symbol)}-`) };
}

const NO_ROWS: ApiRows<never> = { current: [], deprecated: [] };

/** The nouns for rows, by section. */
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

/** Returns the number of rows. */
export function rowCount({ current, deprecated }: ApiRows<unknown>): number {
  return current.length + deprecated.length;
}

/** What an import adds to a page, for symbols that can be imported at run time. */
const SIZE: ApiOutlineSection = { name: 'size', title: 'Size', rows: NO_ROWS };

/**
 * Returns the sections of a symbol's page, in order. Its headings, its table of contents and its anchors are generated
 * from them.
 *
 * @param hasDemos - Whether pages of the docs show the symbol.
 */
export function outlineOf(symbol: ApiSymbol, hasDemos: boolean): ApiOutlineSection[] {
  const opening: ApiOutlineSection[] = [{ name: 'import', title: 'Import', rows: NO_ROWS }];
  // After the tables: most readers look up a single prop.
  const demos: ApiOutlineSection[] = hasDemos
    ? [{ name: 'demos', title: 'Demos', rows: NO_ROWS }]
    : [];
  switch (symbol.kind) {
    case 'component': {
      const { props, slots, classes } = componentRows(symbol);
      return [
        ...opening,
        // Shown even without props: it states what the component inherits, and its theme name.
        { name: 'props', title: 'Props', noun: NOUNS.props, rows: props },
        ...table('slots', 'Slots', slots),
        ...table('classes', 'CSS classes', classes),
        ...demos,
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
        ...demos,
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
        ...demos,
      ];
  }
}

/** Ids of headings on a page for a single symbol, as Docusaurus would generate them from the titles. */
const HEADING_IDS: Partial<Record<ApiSectionName, string>> = {
  classes: 'css-classes',
  signatures: 'signature',
};

/**
 * Returns the id of a section's heading.
 *
 * @param isShared - Whether the page shows other symbols, too.
 */
export function headingIdOf(symbol: ApiSymbol, name: ApiSectionName, isShared: boolean): string {
  const id = HEADING_IDS[name] ?? name;
  return isShared ? `${slugOf(symbol)}-${id}` : id;
}
