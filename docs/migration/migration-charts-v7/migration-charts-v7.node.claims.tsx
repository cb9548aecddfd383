import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { claim } from '@portal/claims';
import { runCodemod } from '@portal/claims/codemod';
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
  '`hidden` on `<ChartsLegend>`, and everything that comes from a variable, such as `slotProps={{ legend }}`.',
  () => {
    const source = `${imports}const legend = { hidden: true };\nconst a = <ChartsLegend hidden />;\nconst b = <BarChart slotProps={{ legend }} />;`;
    expect(preset(source)).toBe(source);
  },
);

claim('**`tickStyle` is not a prop.** The codemod turns `tickFontSize` into `tickStyle`.', () => {
  const result = preset(
    `${imports}const a = <ChartsXAxis labelFontSize={14} tickFontSize={11} />;`,
  );
  expect(result).toContain('tickStyle={{');
  expect(result).toContain('labelStyle={{');
  const folder = path.dirname(require.resolve('@mui/x-charts/package.json'));
  const types = readFileSync(path.join(folder, 'models/axis.d.ts'), 'utf8');
  expect(types).toContain('tickLabelStyle');
  expect(types).not.toContain('tickStyle');
});

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
