import type {
  ApiComponent,
  ApiMember,
  ApiReference,
} from '../../../src/plugins/api-reference/types';

const KINDS = [
  'wrong prop',
  'wrong slot',
  'wrong class',
  'removed API',
  'wrong import',
  'wrong value',
  'plan',
] as const;

/** Code with one error that was put in on purpose. */
export interface SeededError {
  kind: (typeof KINDS)[number];
  code: string;
  /** Line of the error. */
  line: number;
  /** The wrong name. Undefined for wrong values. */
  name?: string;
  /** The name that was meant. */
  meant?: string;
}

/** Returns a generator of numbers from 0 up to 1 that always gives the same ones (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Required props of the components that are used, so that the seeded error is the only one. */
const REQUIRED: Readonly<Record<string, string>> = {
  DataGrid: 'columns={[]}',
  RichTreeView: 'items={[]}',
  LineChart: 'series={[]}',
  BarChart: 'series={[]}',
  PieChart: 'series={[]}',
  ScatterChart: 'series={[]}',
  SparkLineChart: 'data={[]}',
};

/** Components with all of their required props in {@link REQUIRED}, or none. */
const COMPONENTS = [
  'DataGrid',
  'RichTreeView',
  'SimpleTreeView',
  'LineChart',
  'BarChart',
  'PieChart',
  'ScatterChart',
  'SparkLineChart',
  'DatePicker',
  'DateTimePicker',
  'TimePicker',
  'DateCalendar',
  'DateField',
];

/** Swaps two letters in the middle of a name. */
function misspelled(name: string, random: () => number): string {
  const places = [...name].flatMap((letter, index) =>
    index > 0 && index < name.length - 1 && letter !== name[index + 1] ? [index] : [],
  );
  const place = places[Math.floor(random() * places.length)] ?? 0;
  return `${name.slice(0, place)}${name[place + 1] ?? ''}${name[place] ?? ''}${name.slice(place + 2)}`;
}

const importOf = ({ name, modules }: ApiComponent, local = name) =>
  `import { ${local} } from '${modules[0]}';`;

const element = ({ name }: ApiComponent, attributes: string) =>
  `export const example = <${name} ${REQUIRED[name] ?? ''}\n  ${attributes}\n/>;`;

/** Returns a value that is wrong for a prop, if its type is simple. */
function wrongValue({ type }: ApiMember): string | undefined {
  const text = (type.full ?? type.short)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('');
  if (/^(?:boolean|number)$/.test(text)) {
    return '"wrong"';
  }
  return text === 'string' || /^'[\w-]+'(?: \| '[\w-]+')*$/.test(text) ? '{42}' : undefined;
}

/** Options of {@link seededErrors}. */
export interface SeedOptions {
  reference: ApiReference;
  /** The reference of an older major version, for APIs that were removed. */
  older: ApiReference;
  /** Props of licensed grids to put on the MIT grid. */
  licensedProps: readonly string[];
  /** Number of errors of each kind. */
  count: number;
  seed: number;
}

/** Returns a function for each kind of error, which creates code with such an error, unless the names that it picks have none. */
function makersOf(
  { reference, older, licensedProps }: SeedOptions,
  random: () => number,
): Record<SeededError['kind'], () => Omit<SeededError, 'kind'> | undefined> {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const componentsOf = ({ symbols }: ApiReference) =>
    symbols.filter(
      (symbol): symbol is ApiComponent =>
        symbol.kind === 'component' && COMPONENTS.includes(symbol.name),
    );
  const components = componentsOf(reference);
  const before = componentsOf(older);
  /** Returns an error in the attributes of a component. */
  const inElement = (
    component: ApiComponent,
    attributes: string,
    names: Pick<SeededError, 'name' | 'meant'> = {},
  ) => ({ code: `${importOf(component)}\n${element(component, attributes)}`, line: 3, ...names });
  /** Misspells a long name of a component. */
  const misspell = (
    membersOf: (component: ApiComponent) => readonly { name: string }[],
    attributesOf: (name: string) => string,
  ) => {
    const component = pick(components);
    const member = component && pick(membersOf(component).filter(({ name }) => name.length > 4));
    if (!component || !member) {
      return undefined;
    }
    const name = misspelled(member.name, random);
    return inElement(component, attributesOf(name), { name, meant: member.name });
  };
  return {
    'wrong prop': () =>
      misspell(
        ({ props }) => props,
        (name) => `${name}={undefined}`,
      ),
    'wrong slot': () =>
      misspell(
        ({ slots }) => slots,
        (name) => `slots={{ ${name}: () => null }}`,
      ),
    'wrong class': () => {
      const component = pick(components);
      const found =
        component &&
        pick(component.classes.filter(({ className }) => !className.startsWith('Mui-')));
      if (!component || !found) {
        return undefined;
      }
      const dash = found.className.indexOf('-') + 1;
      const name = found.className.slice(0, dash) + misspelled(found.className.slice(dash), random);
      const attributes = `sx={{ '& .${name}': { color: 'red' } }}`;
      return inElement(component, attributes, { name, meant: found.className });
    },
    'removed API': () => {
      const component = pick(components);
      const old = before.find(({ name }) => name === component?.name);
      const current = component && new Set(component.props.map(({ name }) => name));
      const prop = old && pick(old.props.filter(({ name }) => current?.has(name) === false));
      return component && prop
        ? inElement(component, `${prop.name}={undefined}`, { name: prop.name })
        : undefined;
    },
    'wrong import': () => {
      const symbol = pick(components);
      if (!symbol) {
        return undefined;
      }
      const name = misspelled(symbol.name, random);
      const code = `${importOf(symbol, name)}\nexport const example = ${name};`;
      return { code, line: 1, name, meant: symbol.name };
    },
    'wrong value': () => {
      const component = pick(components);
      const prop =
        component && pick(component.props.filter((member) => wrongValue(member) !== undefined));
      const value = prop && wrongValue(prop);
      return component && value ? inElement(component, `${prop.name}=${value}`) : undefined;
    },
    plan: () => {
      const grid = components.find(({ name }) => name === 'DataGrid');
      const name = pick(licensedProps);
      return grid && name ? inElement(grid, `${name}={undefined}`, { name }) : undefined;
    },
  };
}

/** Creates code with one error each from the names of a release. The same seed gives the same code. */
export function seededErrors(options: SeedOptions): SeededError[] {
  const { count, seed } = options;
  const makers = makersOf(options, seededRandom(seed));
  return KINDS.flatMap((kind) => {
    const made = new Map<string, SeededError>();
    for (let tries = 0; made.size < count && tries < 50 * count; tries += 1) {
      const error = makers[kind]();
      // A misspelling can be another name.
      const isName = error?.name !== undefined && error.name === error.meant;
      if (error && !isName) {
        made.set(error.code, { kind, ...error });
      }
    }
    return [...made.values()];
  });
}
