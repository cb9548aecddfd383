/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

import type { ApiComponent, ApiHook, ApiInterface, ApiSymbol, ApiTypeText } from '../types';

import type { SourcePackage } from './packages';
import { readReference } from './reference';

let directory: string;

beforeEach(() => {
  // Inside the site, so that React's types are found.
  directory = fs.mkdtempSync(path.join(__dirname, '../../../../node_modules/.cache/api-'));
});
afterEach(() => fs.rmSync(directory, { recursive: true }));

const source = (files: Record<string, string>): SourcePackage => {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    fs.writeFileSync(path.join(directory, file), text);
  }
  return {
    name: '@mui/x-charts',
    installedAs: '@mui/x-charts',
    version: '8.0.0',
    product: 'x-charts',
    directory,
    entries: Object.keys(files)
      .filter((file) => file.endsWith('index.d.ts') && !file.startsWith('theme'))
      .map((file) => ({
        path: path.dirname(file).replace('.', ''),
        file: path.join(directory, file),
      })),
  };
};

const read = (files: Record<string, string>) =>
  readReference([source(files)], (_file, key) => `MuiGauge-${key}`);

const find = <Kind extends ApiSymbol['kind']>(
  symbols: readonly ApiSymbol[],
  kind: Kind,
  name: string,
) => {
  const symbol = symbols.find((candidate) => candidate.name === name);
  expect(symbol?.kind).toBe(kind);
  return symbol as Extract<ApiSymbol, { kind: Kind }>;
};
const text = (type: ApiTypeText | undefined) =>
  type?.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

const GAUGE = {
  'index.d.ts': `export * from './Gauge/index.js'; export * from './hooks/index.js'; export * from './models.js';`,
  'models.d.ts': `
    /** A slice of a value. */
    export interface Slice {
      /** Where it begins. */
      from: number;
      to?: number;
    }
    export type Side = 'start' | 'end';
    export type SliceId = string | number;
    interface Inner { id: SliceId }
    export type Outer = Inner;
    export type Empty = Record<string, string>;
    export const SLICES: Slice[];
    export {};
  `,
  'Gauge/index.d.ts': `export * from './Gauge.js'; export * from './gaugeClasses.js';`,
  'Gauge/gaugeClasses.d.ts': `
    export interface GaugeClasses {
      /** Styles applied to the root element. */
      root: string;
      /** @deprecated Use \`root\`. */
      old: string;
    }
  `,
  'Gauge/Gauge.d.ts': `
    import * as React from 'react';
    import type { GaugeClasses } from './gaugeClasses.js';
    import type { Outer, Side, Slice } from '../models.js';
    export interface GaugeSlots {
      /**
       * What draws the arc.
       * @default GaugeArc
       */
      arc?: React.JSXElementConstructor<{}>;
      /** @default null */
      label?: React.JSXElementConstructor<{}> | null;
    }
    type SlotComponentPropsFrom<Props, Overrides, State> = Partial<Props & Overrides> | ((state: State) => Props);
    export interface GaugeSlotProps {
      arc?: SlotComponentPropsFrom<Slice, {}, Outer>;
      label?: SlotComponentPropsFrom<'text', Outer, {}>;
    }
    export interface GaugeProps extends Omit<React.HTMLAttributes<HTMLDivElement>, 'onChange'> {
      /**
       * The value. See [[Slice]] and {@link https://example.com/values values}.
       * @default 0
       */
      value: number | null;
      /** On which side. */
      side?: Side;
      /** @deprecated Use \`side\` instead. */
      position?: Side;
      slices?: readonly Slice[];
      outer?: Outer;
      classes?: Partial<GaugeClasses>;
      slots?: GaugeSlots;
      slotProps?: GaugeSlotProps;
      /**
       * Called when the value changes.
       * @param {number} value The new value.
       * @param {Slice} slice Its slice.
       * @returns {boolean} Whether to go on.
       */
      onChange?: (value: number, slice: Slice) => boolean;
      /** @ignore - do not document. */
      secret?: string;
    }
    /**
     * Shows a value.
     *
     * Demos:
     *
     * - [Gauge](https://example.com/gauge/)
     *
     * API:
     *
     * - [Gauge API](https://example.com/api/gauge/)
     */
    export declare const Gauge: React.ForwardRefExoticComponent<GaugeProps & React.RefAttributes<HTMLDivElement>>;
    export declare const GaugeContext: React.Context<number>;
    /** @deprecated Use \`Gauge\`. */
    export declare function Unstable_Meter(props: { size: number }): React.JSX.Element;
  `,
  'hooks/index.d.ts': `
    import type { Slice } from '../models.js';
    /**
     * Finds a slice.
     * @param {string} id Its id.
     * @returns {Slice | null} The slice, if there is one.
     */
    export declare function useSlice(id: string, options?: { strict?: boolean }): Slice | null;
  `,
  'themeAugmentation/index.d.ts': `
    export interface ComponentsPropsList {
      MuiGauge: {};
    }
  `,
};

describe('symbols with a page', () => {
  it('are components, hooks, and objects with fields', () => {
    const { symbols, otherExports } = read(GAUGE);
    expect(symbols.map(({ id, kind, name }) => [id, kind, name])).toEqual([
      ['charts/gauge', 'component', 'Gauge'],
      ['charts/meter', 'component', 'Unstable_Meter'],
      ['charts/outer', 'interface', 'Outer'],
      ['charts/slice', 'interface', 'Slice'],
      ['charts/use-slice', 'hook', 'useSlice'],
    ]);
    expect(otherExports['@mui/x-charts']).toEqual(
      expect.arrayContaining(['Side', 'SliceId', 'SLICES', 'Empty', 'GaugeContext', 'GaugeProps']),
    );
  });

  it('come from their own module, or otherwise from the root', () => {
    const { symbols } = read(GAUGE);
    expect(find(symbols, 'component', 'Gauge').modules).toEqual([
      '@mui/x-charts/Gauge',
      '@mui/x-charts',
    ]);
    expect(find(symbols, 'hook', 'useSlice').modules).toEqual([
      '@mui/x-charts/hooks',
      '@mui/x-charts',
    ]);
    expect(find(symbols, 'interface', 'Slice').modules).toEqual(['@mui/x-charts']);
  });
});

describe('a component', () => {
  const gauge = (): ApiComponent => find(read(GAUGE).symbols, 'component', 'Gauge');
  const prop = (name: string) => gauge().props.find((candidate) => candidate.name === name);

  it('has its own props, required ones first, without those of its root element', () => {
    expect(gauge().props.map(({ name }) => name)).toEqual([
      'value',
      'classes',
      'onChange',
      'outer',
      'position',
      'side',
      'slices',
      'slotProps',
      'slots',
    ]);
    expect(gauge()).toMatchObject({
      description: 'Shows a value.',
      themeName: 'MuiGauge',
      inherits: { name: 'div' },
      ref: 'HTMLDivElement',
    });
  });

  it('describes each prop with its comment and its type', () => {
    expect(prop('value')).toMatchObject({
      required: true,
      defaultValue: '0',
      description: 'The value. See `Slice` and [values](https://example.com/values).',
      type: { short: ['number | null'] },
    });
    expect(prop('side')?.type.short).toEqual(["'start' | 'end'"]);
    expect(prop('position')).toMatchObject({ deprecated: 'Use `side` instead.' });
    expect(prop('slices')?.type.short).toEqual([
      'readonly ',
      { text: 'Slice', symbol: 'charts/slice' },
      '[]',
    ]);
  });

  it('uses public names for types with a different internal name', () => {
    expect(prop('outer')?.type.short).toEqual([{ text: 'Outer', symbol: 'charts/outer' }]);
  });

  it('describes the parameters and result of a callback', () => {
    expect(prop('onChange')?.signature).toEqual({
      parameters: [
        { name: 'value', type: { short: ['number'] }, description: 'The new value.' },
        {
          name: 'slice',
          type: { short: [{ text: 'Slice', symbol: 'charts/slice' }] },
          description: 'Its slice.',
        },
      ],
      returns: { type: { short: ['boolean'] }, description: 'Whether to go on.' },
    });
  });

  it('names what each entry of `slotProps` accepts, and links the names of its parts', () => {
    const { slots, props } = gauge();
    expect(slots.map((slot) => text(slot.props?.short))).toEqual([
      'Slice',
      "ComponentProps<'text'> & Outer",
    ]);
    expect(slots[0]?.props?.short).toEqual([{ text: 'Slice', symbol: 'charts/slice' }]);
    expect(props.find(({ name }) => name === 'slotProps')?.type.short).toEqual([
      { text: 'GaugeSlotProps', symbol: 'charts/gauge', section: 'slots' },
    ]);
  });

  it('has slots with their default components, and classes with their global names', () => {
    expect(gauge().slots.map(({ name, defaultComponent }) => [name, defaultComponent])).toEqual([
      ['arc', 'GaugeArc'],
      ['label', undefined],
    ]);
    expect(gauge().classes).toEqual([
      { name: 'old', className: 'MuiGauge-old', description: '', deprecated: 'Use `root`.' },
      {
        name: 'root',
        className: 'MuiGauge-root',
        description: 'Styles applied to the root element.',
      },
    ]);
  });

  it('may be deprecated and unstable', () => {
    expect(find(read(GAUGE).symbols, 'component', 'Unstable_Meter')).toMatchObject({
      deprecated: 'Use `Gauge`.',
      unstable: true,
    });
  });
});

it('names what the types have without listing it: inherited and undocumented members', () => {
  const { symbols } = read(GAUGE);
  const { unlisted, props } = find(symbols, 'component', 'Gauge');
  expect(unlisted?.props).toEqual(
    expect.arrayContaining(['className', 'onClick', 'secret', 'style']),
  );
  expect(props.filter(({ name }) => unlisted?.props?.includes(name))).toEqual([]);
});

it('reads the parameters and the result of a hook', () => {
  const hook: ApiHook = find(read(GAUGE).symbols, 'hook', 'useSlice');
  const [signature] = hook.signatures;
  expect(text(signature?.text)).toBe(
    '(id: string, options?: { strict?: boolean | undefined; } | undefined): Slice | null',
  );
  expect(
    signature?.parameters.map(({ name, optional, description }) => [name, optional, description]),
  ).toEqual([
    ['id', undefined, 'Its id.'],
    ['options', true, ''],
  ]);
  expect(signature?.returns.description).toBe('The slice, if there is one.');
  expect(hook.result.map(({ name }) => name)).toEqual(['from', 'to']);
});

it('reads the fields of an interface', () => {
  const slice: ApiInterface = find(read(GAUGE).symbols, 'interface', 'Slice');
  expect(slice.members).toEqual([
    { name: 'from', type: { short: ['number'] }, required: true, description: 'Where it begins.' },
    { name: 'to', type: { short: ['number'] }, description: '' },
  ]);
});

it('reads the fields of all objects in a union, as optional if some objects lack them', () => {
  const { symbols } = read({
    'index.d.ts': `
      interface Base { /** Its key. */ key: string }
      interface WithText extends Base { kind: 'text'; text: string }
      interface WithValue extends Base { kind: 'value'; value: number }
      export type Item = WithText | WithValue;
      export {};
    `,
  });
  const { members } = find(symbols, 'interface', 'Item');
  expect(members.map(({ name, required }) => [name, required])).toEqual([
    ['key', true],
    ['kind', true],
    ['text', undefined],
    ['value', undefined],
  ]);
});

it('shortens long types, and keeps the full type', () => {
  const { symbols } = read({
    'index.d.ts': `
      export interface Options {
        first: 'one hundred' | 'two hundred' | 'three hundred' | 'four hundred' | 'five hundred' | 'six hundred';
        second: (one: { aLongName: string }, another: { anotherLongName: string }) => Promise<Record<string, number>>;
      }
    `,
  });
  const [first, second] = find(symbols, 'interface', 'Options').members;
  expect(text(first?.type.short)).toMatch(/^'one hundred' \| .{40,70}…$/);
  expect(text(first?.type.full)).toMatch(/'six hundred'$/);
  expect(text(second?.type.short)).toBe('(one, another) => Promise<Record<string, number>>');
  expect(text(second?.type.full)).toContain('anotherLongName');
});

it('throws if a class has no name', () => {
  expect(() => readReference([source(GAUGE)], () => undefined)).toThrow(
    /The class "root" of Gauge has no name/,
  );
});

it('names two symbols that would share a page', () => {
  const first = source(GAUGE);
  expect(() => readReference([first, { ...first, name: '@mui/x-charts-pro' }], () => 'x')).toThrow(
    /Two symbols .* \/x\/api\/charts\/gauge\//,
  );
});
