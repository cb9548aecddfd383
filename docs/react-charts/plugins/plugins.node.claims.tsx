import { claim } from '@portal/claims';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect } from 'vitest';

const external = ['react', 'react-dom', '@mui/material', '@mui/system', '@emotion'];

/** Bundles the code, and returns its size in kB, compressed, and the names of its modules. */
async function bundle(code: string) {
  const entry = path.join(import.meta.dirname, 'entry.js');
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: external.map((each) => new RegExp(`^${each}(/|$)`)) },
    },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunks = outputs.flatMap((each) =>
    'output' in each ? each.output.filter((part) => part.type === 'chunk') : [],
  );
  return {
    size: gzipSync(chunks.map((chunk) => chunk.code).join('')).length / 1000,
    modules: chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => path.parse(id).name)),
  };
}

claim(
  "A shorter list doesn't reduce the size of your bundle. `ChartsDataProvider` imports all its default plugins, and the four default series types, even if you pass others.",
  async () => {
    const all = await bundle(
      `export { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';`,
    );
    const few = await bundle(`
      import { jsx } from 'react/jsx-runtime';
      import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
      import { useChartHighlight, useChartInteraction } from '@mui/x-charts/plugins';
      const plugins = [useChartInteraction, useChartHighlight];
      export const Pie = (props) => jsx(ChartsDataProvider, { ...props, plugins });
    `);
    expect(few.size).toBeGreaterThanOrEqual(all.size);
    expect(few.modules).toContain('useChartCartesianAxis');
    expect(few.modules).toContain('useChartClosestPoint');
    expect(few.modules).toContain('useChartKeyboardNavigation');
    expect(few.modules.filter((name) => name === 'getLegend' || name === 'legend').length).toBe(4);
  },
);

const { sizes } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../api/sizes.json'), 'utf8'),
) as { sizes: Record<string, { gzip: number } | undefined> };

/** As measured for the API reference, in kB. */
const size = (name: string) => Math.round((sizes[`charts/${name}`]?.gzip ?? 0) / 1000);

claim('`ChartsDataProvider` | 52 kB', () => {
  expect(size('charts-data-provider')).toBe(52);
});

claim('`PieChart` | 70 kB', () => {
  expect(size('pie-chart')).toBe(70);
});

claim('`BarChart` | 79 kB', () => {
  expect(size('bar-chart')).toBe(79);
});
