import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { claim } from '@portal/claims';
import { runCodemod } from '@portal/claims/codemod';
import { compileApps } from '@portal/claims/compile';
import { expect } from 'vitest';

interface Manifest {
  version: string;
  peerDependencies: Record<string, string>;
  dependencies: Record<string, string>;
}
const require = createRequire(import.meta.url);
const manifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const v8 = manifest(require.resolve('@mui/x-charts/package.json'));
const v7 = manifest(require.resolve('mui-x-charts-v7/package.json'));

/** Runs a transform of the codemod for Charts. */
const codemod = (name: string, source: string) => runCodemod(`v8.0.0/charts/${name}`, source);
const preset = (source: string) => codemod('preset-safe', source);
const imports = "import { BarChart, ChartsLegend, ChartsXAxis } from '@mui/x-charts';\n";

claim(
  'The peer versions are the same as in v7: React 17, 18 or 19, and Material UI 5.15.14 and newer, 6 or 7. The package no longer depends on `@react-spring/web` and `@react-spring/rafz`.',
  () => {
    expect(v8.peerDependencies).toEqual(v7.peerDependencies);
    expect(v8.peerDependencies.react).toBe('^17.0.0 || ^18.0.0 || ^19.0.0');
    expect(v8.peerDependencies['@mui/material']).toBe('^5.15.14 || ^6.0.0 || ^7.0.0');
    const springs = ({ dependencies }: Manifest) =>
      Object.keys(dependencies).filter((name) => name.startsWith('@react-spring/'));
    expect(springs(v7).sort()).toEqual(['@react-spring/rafz', '@react-spring/web']);
    expect(springs(v8)).toEqual([]);
  },
);

claim("The second command is necessary because the preset doesn't contain this transform.", () => {
  const source =
    "import { SparkLineChart } from '@mui/x-charts';\nconst a = <SparkLineChart data={[1]} colors={['red']} />;";
  expect(preset(source)).toContain("colors={['red']}");
  expect(codemod('rename-sparkline-colors-to-color', source)).toContain("color={'red'}");
});

claim('`tooltip`, `slots.itemContent`, `slots.axisContent` and `slots.popper`;', () => {
  const source = `${imports}const a = <BarChart tooltip={{ trigger: 'item' }} slots={{ itemContent: A, axisContent: A, popper: A }} />;`;
  expect(preset(source)).toBe(source);
});

claim('`leftAxis`, `rightAxis`, `topAxis` and `bottomAxis`;', () => {
  const source = `${imports}const a = <BarChart leftAxis={null} rightAxis={{}} topAxis={{}} bottomAxis={null} />;`;
  expect(preset(source)).toBe(source);
});

claim('`labelFontSize` and `tickFontSize` in `xAxis` and `yAxis`;', () => {
  const source = `${imports}const a = <BarChart xAxis={[{ labelFontSize: 1 }]} yAxis={[{ tickFontSize: 1 }]} />;`;
  expect(preset(source)).toBe(source);
});

claim('`xAxisKey`, `yAxisKey`, `zAxisKey`, `highlighted` and `faded`;', () => {
  const source = `${imports}const a = <BarChart series={[{ xAxisKey: 'a', yAxisKey: 'b', zAxisKey: 'c', highlightScope: { highlighted: 'item', faded: 'global' } }]} />;`;
  expect(preset(source)).toBe(source);
});

claim(
  '`hidden` on `<ChartsLegend>`, and everything in a variable, such as `slotProps={{ legend }}`.',
  () => {
    const source = `${imports}const legend = { hidden: true };\nconst a = <ChartsLegend hidden />;\nconst b = <BarChart slotProps={{ legend }} />;`;
    expect(preset(source)).toBe(source);
  },
);

claim(
  '**`tickStyle` is not a prop.** The codemod replaces `tickFontSize` with `tickStyle`.',
  () => {
    const result = preset(
      `${imports}const a = <ChartsXAxis labelFontSize={14} tickFontSize={11} />;`,
    );
    expect(result).toContain('tickStyle={{');
    expect(result).toContain('labelStyle={{');
    const folder = path.dirname(require.resolve('@mui/x-charts/package.json'));
    const types = readFileSync(path.join(folder, 'models/axis.d.ts'), 'utf8');
    expect(types).toContain('tickLabelStyle');
    expect(types).not.toContain('tickStyle');
  },
);

claim(
  "**A file that imports both `ChartContainer` and `ResponsiveChartContainer`** isn't changed at all. The codemod reports a transformation error.",
  () => {
    expect(() =>
      preset(
        [
          "import { ChartContainer } from '@mui/x-charts/ChartContainer';",
          "import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';",
          'const a = <ResponsiveChartContainer />;',
          'const b = <ChartContainer />;',
        ].join('\n'),
      ),
    ).toThrow("Identifier 'ChartContainer' has already been declared.");
  },
);

claim(
  '**`colors` from a variable** becomes `color={typeof palette === "function" ? … : palette}`, so an array is still passed.',
  () => {
    expect(
      codemod(
        'rename-sparkline-colors-to-color',
        "import { SparkLineChart } from '@mui/x-charts';\nconst a = <SparkLineChart data={[1]} colors={palette} />;",
      ),
    ).toMatch(/color=\{typeof palette === "function" \? .* : palette\}/);
  },
);

claim(
  '`replace-legend-hidden-slot-prop` | Replaces `slotProps.legend.hidden` with `hideLegend`',
  () => {
    expect(
      preset(`${imports}const a = <BarChart slotProps={{ legend: { hidden: true } }} />;`),
    ).toContain('hideLegend={true}');
  },
);

const SUMMARY =
  "import { BarChart, LineChart, PieChart, SparkLineChart, ChartsLegend, ChartsXAxis } from '@mui/x-charts'; ";
const chart = (element: string) => `${SUMMARY}export default ${element};`;
const importing = (kind: 'type' | '', name: string, rest: string) =>
  `import ${kind} { ${name} } from '@mui/x-charts'; ${rest}`;
const augmented = (key: string) =>
  `import { createTheme } from '@mui/material/styles'; import type {} from '@mui/x-charts/themeAugmentation'; export default createTheme({ components: { ${key}: { defaultProps: { colors: [] } } } });`;

/** Applications that use names of version 7, or what replaces them. Each is one file. */
const APPS = {
  legend: chart('<BarChart series={[]} legend={{ hidden: true }} />'),
  hidden: chart('<BarChart series={[]} slotProps={{ legend: { hidden: true } }} />'),
  labelStyle: chart('<BarChart series={[]} slotProps={{ legend: { labelStyle: {} } }} />'),
  itemMarkWidth: chart('<BarChart series={[]} slotProps={{ legend: { itemMarkWidth: 1 } }} />'),
  row: chart('<ChartsLegend direction="row" />'),
  middle: chart(
    "<BarChart series={[]} slotProps={{ legend: { position: { vertical: 'bottom', horizontal: 'middle' } } }} />",
  ),
  popper: chart('<BarChart series={[]} slots={{ popper: () => null }} />'),
  itemContent: chart('<BarChart series={[]} slots={{ itemContent: () => null }} />'),
  axisContent: chart('<BarChart series={[]} slots={{ axisContent: () => null }} />'),
  leftAxis: chart('<BarChart series={[]} leftAxis={null} />'),
  labelFontSize: chart('<BarChart series={[]} xAxis={[{ labelFontSize: 14 }]} />'),
  highlighted: chart(
    "<LineChart series={[{ data: [1], highlightScope: { highlighted: 'item' } }]} />",
  ),
  xAxisKey: chart("<LineChart series={[{ data: [1], xAxisKey: 'a' }]} />"),
  responsive: importing('', 'ResponsiveChartContainer', 'export default ResponsiveChartContainer;'),
  useBarSeries: importing('', 'unstable_useBarSeries', 'export default unstable_useBarSeries;'),
  seriesOrder: importing(
    '',
    'useBarSeries',
    'export default function Chart() { return useBarSeries().seriesOrder; }',
  ),
  useHighlighted: importing('', 'useHighlighted', 'export default useHighlighted;'),
  file: "import { BarChart } from '@mui/x-charts/BarChart/BarChart'; export default BarChart;",
  folder: "import { BarChart } from '@mui/x-charts/BarChart'; export default BarChart;",
  sparkBar: importing(
    'type',
    'SparkLineChartProps',
    "export const read: SparkLineChartProps<'bar'> = { data: [1], area: true, curve: 'linear' };",
  ),
  sparkLine: importing(
    'type',
    'SparkLineChartProps',
    "export const read: SparkLineChartProps<'line'> = { data: [1], area: true, curve: 'linear' };",
  ),
  readonly: chart(
    "<LineChart series={[{ data: [1, 2] as const }] as const} dataset={[] as const} xAxis={[{ data: ['a'] as const }] as const} yAxis={[{}] as const} />",
  ),
  mutate: importing(
    'type',
    'LineChartProps',
    'export const add = (props: LineChartProps) => { props.series.push({}); };',
  ),
  pieTheme: augmented('MuiPieChart'),
  barTheme: augmented('MuiBarChart'),
  formatted: importing(
    '',
    'useItemTooltip',
    'export default function Tip() { const text: string | null | undefined = useItemTooltip()?.formattedValue; return text; }',
  ),
  formattedNull: importing(
    '',
    'useItemTooltip',
    'export default function Tip(): string | undefined { return useItemTooltip()?.formattedValue; }',
  ),
};
type App = keyof typeof APPS;
const errors = compileApps(import.meta.dirname, APPS);
const expectError = (app: App, code: string, ...messages: string[]) => {
  expect(errors[app], app).toHaveLength(1);
  expect(errors[app][0]).toMatch(new RegExp(`^${code}:`));
  messages.forEach((message) => expect(errors[app][0]).toContain(message));
};
const expectNone = (...apps: App[]) => apps.forEach((app) => expect(errors[app], app).toEqual([]));

claim(
  "`TS2322: Type '{ …; legend: { hidden: boolean; }; }' is not assignable to type 'IntrinsicAttributes & …'` | Legend",
  () =>
    expectError(
      'legend',
      'TS2322',
      "legend: { hidden: boolean; }; }' is not assignable to type 'IntrinsicAttributes & ",
    ),
);

claim(
  "`TS2353: … 'hidden'`, `'labelStyle'` or `'itemMarkWidth' does not exist in type 'Partial<ChartsLegendProps | …>'` | Legend",
  () => {
    for (const prop of ['hidden', 'labelStyle', 'itemMarkWidth'] as const) {
      expectError(prop, 'TS2353', `'${prop}' does not exist in type 'Partial<ChartsLegendProps | `);
    }
  },
);

claim("`TS2322: Type '\"row\"' is not assignable to type 'Direction | undefined'` | Legend", () =>
  expectError('row', 'TS2322', "Type '\"row\"' is not assignable to type 'Direction | undefined'"),
);

claim('`TS2322: Type \'"middle"\' is not assignable to type … "center" …` | Legend', () =>
  expectError('middle', 'TS2322', 'Type \'"middle"\' is not assignable to type', '"center"'),
);

claim(
  "`TS2353: … 'popper'`, `'itemContent'` or `'axisContent' does not exist in type 'BarChartSlots'` | Tooltip",
  () => {
    for (const slot of ['popper', 'itemContent', 'axisContent'] as const) {
      expectError(slot, 'TS2353', `'${slot}' does not exist in type 'BarChartSlots'`);
    }
  },
);

claim(
  "`TS2322: Type '{ …; leftAxis: null; }' is not assignable to type 'IntrinsicAttributes & BarChartProps & …'` | Axes",
  () =>
    expectError(
      'leftAxis',
      'TS2322',
      "leftAxis: null; }' is not assignable to type 'IntrinsicAttributes & BarChartProps & ",
    ),
);

claim(
  "`TS2353: … 'labelFontSize' does not exist in type 'MakeOptional<AxisConfig<…>, \"id\">'` | Font size and color of an axis",
  () =>
    expectError(
      'labelFontSize',
      'TS2353',
      "'labelFontSize' does not exist in type 'MakeOptional<AxisConfig<",
    ),
);

claim(
  "`TS2561: … but 'highlighted' does not exist in type 'HighlightScope'. Did you mean to write 'highlight'?` | Series",
  () =>
    expectError(
      'highlighted',
      'TS2561',
      "but 'highlighted' does not exist in type 'HighlightScope'. Did you mean to write 'highlight'?",
    ),
);

claim("`TS2353: … 'xAxisKey' does not exist in type 'LineSeries'` | Series", () =>
  expectError('xAxisKey', 'TS2353', "'xAxisKey' does not exist in type 'LineSeries'"),
);

claim(
  "`TS2305: Module '\"@mui/x-charts\"' has no exported member 'ResponsiveChartContainer'` | Composition",
  () =>
    expectError(
      'responsive',
      'TS2305',
      "Module '\"@mui/x-charts\"' has no exported member 'ResponsiveChartContainer'",
    ),
);

claim(
  "`TS2305: … no exported member 'unstable_useBarSeries'`, `TS2339: Property 'seriesOrder' does not exist` | Series hooks",
  () => {
    expectError('useBarSeries', 'TS2305', "no exported member 'unstable_useBarSeries'");
    expectError('seriesOrder', 'TS2339', "Property 'seriesOrder' does not exist");
  },
);

claim(
  "`TS2724: … no exported member named 'useHighlighted'. Did you mean 'useItemHighlighted'?` | Other hooks",
  () =>
    expectError(
      'useHighlighted',
      'TS2724',
      "no exported member named 'useHighlighted'. Did you mean 'useItemHighlighted'?",
    ),
);

claim(
  "`TS2307: Cannot find module '@mui/x-charts/BarChart/BarChart' or its corresponding type declarations.` | Import paths",
  () =>
    expectError(
      'file',
      'TS2307',
      "Cannot find module '@mui/x-charts/BarChart/BarChart' or its corresponding type declarations.",
    ),
);

claim(
  'The package now has an `exports` field, which allows imports of folders, but not of single files:',
  () => {
    expectNone('folder');
    expect(() => require.resolve('@mui/x-charts/BarChart/BarChart')).toThrow();
    expect(require.resolve('@mui/x-charts/BarChart')).toContain('BarChart');
  },
);

claim('The `series`, `dataset`, `data`, `xAxis`, `yAxis` and `zAxis` props are `readonly`.', () => {
  expectNone('readonly');
  expectError('mutate', 'TS2339', "'push' does not exist on type 'readonly LineSeries[]'");
});

claim(
  "`SparkLineChartProps` has a type parameter for `plotType`: `SparkLineChartProps<'bar'>` doesn't accept `area` and `curve`.",
  () => {
    expect(errors.sparkBar).toHaveLength(2);
    expect(errors.sparkBar.join()).toContain("is not assignable to type 'undefined'");
    expectNone('sparkLine');
  },
);

claim("`PieChart` doesn't have a theme key in the types, so pass `colors` to it.", () => {
  expectError('pieTheme', 'TS2561', "'MuiPieChart' does not exist");
  expectNone('barTheme');
});

claim(
  '`useItemTooltip().formattedValue` | `string | null`. It was `undefined` if there was no value',
  () => {
    expectNone('formatted');
    expectError('formattedNull', 'TS2322', "Type 'null' is not assignable");
  },
);

claim(
  "`replace-legend-direction-values` | Replaces `'row'` and `'column'` with `'horizontal'` and `'vertical'`",
  () => {
    const result = preset(
      `${imports}const a = <BarChart slotProps={{ legend: { direction: 'row' } }} />;\nconst b = <BarChart slotProps={{ legend: { direction: 'column' } }} />;`,
    );
    expect(result).toMatch(/direction: ['"]horizontal['"]/);
    expect(result).toMatch(/direction: ['"]vertical['"]/);
  },
);

claim(
  "`replace-legend-position-values` | Replaces `'left'`, `'middle'` and `'right'` with `'start'`, `'center'` and `'end'`",
  () => {
    for (const [before, after] of [
      ['left', 'start'],
      ['middle', 'center'],
      ['right', 'end'],
    ]) {
      expect(
        codemod(
          'replace-legend-position-values',
          `${imports}const a = <BarChart slotProps={{ legend: { position: { vertical: 'bottom', horizontal: '${before}' } } }} />;`,
        ),
      ).toMatch(new RegExp(`horizontal: ["']${after}["']`));
    }
  },
);

claim('`rename-legend-to-slots-legend` | Moves the prop `legend` to `slotProps.legend`', () => {
  const result = codemod(
    'rename-legend-to-slots-legend',
    `${imports}const a = <BarChart legend={{ padding: 1 }} />;`,
  );
  expect(result.replace(/\s/g, '')).toContain('slotProps={{legend:{padding:1}');
  expect(result).not.toContain(' legend=');
});

claim(
  "`rename-legend-position-type` | Replaces the type `LegendPosition`, which 7.29.1 doesn't export, with `Position`",
  () => {
    const result = codemod(
      'rename-legend-position-type',
      "import { LegendPosition } from '@mui/x-charts/ChartsLegend';\nconst a: LegendPosition = position;",
    );
    expect(result).toMatch(/import \{ Position \} from/);
    expect(result).toContain('const a: Position');
    const old = path.dirname(require.resolve('mui-x-charts-v7/package.json'));
    expect(readFileSync(path.join(old, 'ChartsLegend/index.d.ts'), 'utf8')).not.toContain(
      'LegendPosition',
    );
  },
);

claim(
  '`rename-responsive-chart-container` | Replaces `ResponsiveChartContainer` with `ChartContainer`',
  () =>
    expect(
      preset(
        "import { ResponsiveChartContainer } from '@mui/x-charts';\nconst a = <ResponsiveChartContainer />;",
      ),
    ).toContain('<ChartContainer />'),
);

claim(
  '`remove-on-axis-click-handler` | Moves `onAxisClick` from `ChartsOnAxisClickHandler` to the container',
  () => {
    const result = codemod(
      'remove-on-axis-click-handler',
      "import { ChartContainer } from '@mui/x-charts/ChartContainer';\nimport { ChartsOnAxisClickHandler } from '@mui/x-charts/ChartsOnAxisClickHandler';\nconst a = <ChartContainer><ChartsOnAxisClickHandler onAxisClick={go} /></ChartContainer>;",
    );
    expect(result).toContain('<ChartContainer onAxisClick={go}>');
    expect(result).not.toContain('<ChartsOnAxisClickHandler');
  },
);

claim(
  '`rename-label-and-tick-font-size` | Replaces `labelFontSize` and `tickFontSize` on `ChartsXAxis` and `ChartsYAxis`',
  () => {
    for (const name of ['ChartsXAxis', 'ChartsYAxis']) {
      expect(
        codemod(
          'rename-label-and-tick-font-size',
          `import { ${name} } from '@mui/x-charts';\nconst a = <${name} labelFontSize={14} tickFontSize={11} />;`,
        ),
      ).not.toMatch(/labelFontSize|tickFontSize/);
    }
  },
);

claim(
  '`rename-unstable-use-series` | Removes `unstable_` from `useSeries`, `useBarSeries` and the other series hooks',
  () => {
    const names = ['Series', 'BarSeries', 'LineSeries', 'PieSeries', 'ScatterSeries'];
    for (const name of names) {
      const result = codemod(
        'rename-unstable-use-series',
        `import { unstable_use${name} } from '@mui/x-charts/hooks';\nconst a = unstable_use${name}();`,
      );
      expect(result).toContain(`const a = use${name}();`);
      expect(result).not.toContain('unstable_');
    }
  },
);

claim('`remove-experimental-mark-rendering` | Removes `experimentalMarkRendering`', () =>
  expect(
    codemod(
      'remove-experimental-mark-rendering',
      "import { LineChart } from '@mui/x-charts';\nconst a = <LineChart experimentalMarkRendering series={[]} />;",
    ),
  ).not.toContain('experimentalMarkRendering'),
);

claim('The codemod renames `ResponsiveChartContainerPro` to `ChartContainerPro`.', () =>
  expect(
    preset(
      "import { ResponsiveChartContainerPro } from '@mui/x-charts-pro';\nconst a = <ResponsiveChartContainerPro />;",
    ),
  ).toContain('<ChartContainerPro />'),
);

claim('The codemod renames `unstable_useHeatmapSeries` to `useHeatmapSeries`.', () =>
  expect(
    preset(
      "import { unstable_useHeatmapSeries } from '@mui/x-charts-pro/hooks';\nconst a = unstable_useHeatmapSeries();",
    ),
  ).toContain('const a = useHeatmapSeries();'),
);

claim('It needs Node.js 20.19 or newer. Replace `src` with your folder.', () => {
  const codemodManifest = JSON.parse(
    readFileSync(require.resolve('@mui/x-codemod/package.json'), 'utf8'),
  ) as { engines: { node: string } };
  expect(codemodManifest.engines.node).toBe('>=20.19');
});

claim("Version 9.13.0 of the codemod doesn't change these parts.", () => {
  expect(manifest(require.resolve('@mui/x-codemod/package.json')).version).toBe('9.13.0');
});
