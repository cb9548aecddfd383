/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { rspack } from '@rspack/core';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { asyncChunkGroups, DEVELOPMENT_CHUNKS, SERVER_CHUNKS } from './chunks';

const folder = temporaryFolder();

const groups = Object.entries(asyncChunkGroups()).sort(
  ([, one], [, other]) => other.priority - one.priority,
);

/** The chunk of a module, as the bundler finds it: the matching group with the highest priority. */
const groupOf = (module: string) => groups.find(([, { test }]) => test.test(module))?.[0];

it.each([
  ['@mui/system/esm/createStyled/createStyled.js', 'mui'],
  ['@emotion/react/dist/emotion-react.browser.esm.js', 'mui'],
  ['reselect/dist/reselect.mjs', 'x-internals'],
  ['@mui/material/esm/ButtonBase/ButtonBase.js', 'mui-core'],
  ['react-transition-group/esm/TransitionGroup.js', 'mui-core'],
  ['react-transition-group/esm/Transition.js', 'mui-surface'],
  ['react-transition-group/esm/CSSTransition.js', 'mui-dialog'],
  ['@mui/material/esm/FormControl/useFormControl.js', 'mui-surface'],
  ['@mui/material/esm/FormControl/FormControl.js', 'mui-inputs'],
  ['@mui/material/esm/FormControlLabel/FormControlLabel.js', 'mui-switch'],
  ['@mui/material/esm/internal/SwitchBase.js', 'mui-checkbox'],
  ['@mui/material/esm/internal/svg-icons/Close.js', 'mui-surface'],
  ['@mui/material/esm/Rating/Rating.js', 'rare'],
  ['@mui/x-charts/esm/BarChart/BarPlot.js', 'x-charts-bar'],
  ['@mui/x-charts/esm/BarChart/seriesConfig/index.js', 'x-charts'],
  ['@mui/x-charts/BarChart/BarPlot.mjs', 'x-charts-bar'],
  ['@mui/x-internal-gestures/core/index.js', 'x-charts'],
  ['@mui/x-charts/esm/Gauge/Gauge.js', 'rare'],
  ['@mui/x-data-grid/esm/locales/deDE.js', 'rare'],
  ['@mui/x-date-pickers/esm/internals/utils/date-time-utils.js', 'x-date-pickers-time'],
  ['@mui/x-date-pickers/esm/internals/utils/date-utils.js', 'x-date-pickers-core'],
  ['@mui/x-date-pickers/internals/utils/date-utils.mjs', 'x-date-pickers-core'],
  ['@mui/x-date-pickers/esm/internals/hooks/useField/useField.js', 'x-date-pickers'],
  ['@mui/x-date-pickers/esm/AdapterLuxon/AdapterLuxon.js', 'rare'],
  ['dayjs/locale/de.js', 'rare'],
  ['moment/dist/moment.js', undefined],
])('puts %s into %s', (module, group) => {
  expect(groupOf(`/site/node_modules/${module}`)).toBe(group);
  const nested = `C:/site/versioned_docs/version-8.12.1/node_modules/${module}`;
  expect(groupOf(nested.replaceAll('/', '\\'))).toBe(group);
});

it.each([
  ['@mui/x-data-grid/esm/DataGrid/DataGrid.js', 'dev-data-grid'],
  ['@mui/x-virtualizer/esm/useVirtualizer.js', 'dev-data-grid'],
  ['d3-scale/src/index.js', 'dev-charts'],
  ['dayjs/dayjs.min.js', 'dev-date-pickers'],
  ['@mui/x-tree-view/esm/RichTreeView/RichTreeView.js', 'dev-tree-view'],
  ['@mui/material/esm/Button/Button.js', 'dev-packages'],
])('puts %s into %s in development', (module, group) => {
  const inDevelopment = Object.values(DEVELOPMENT_CHUNKS).sort((a, b) => b.priority - a.priority);
  expect(inDevelopment.find(({ test }) => test.test(`/site/node_modules/${module}`))?.name).toBe(
    group,
  );
});

it("writes what several pages import to the server's bundle once", async () => {
  writeFiles(folder(), {
    'main.js': "export const pages = [() => import('./one'), () => import('./two')];",
    'one.js': "export { grid as one } from './grid';",
    'two.js': "export { grid as two } from './grid';",
    'grid.js': "export const grid = 'a Data Grid';",
  });
  const output = path.join(folder(), 'server');
  await new Promise<void>((resolve, reject) =>
    rspack(
      {
        mode: 'production',
        target: 'node',
        context: folder(),
        entry: { main: './main.js' },
        output: { path: output, filename: 'server.bundle.js', library: { type: 'commonjs2' } },
        optimization: { minimize: false, concatenateModules: false, splitChunks: SERVER_CHUNKS },
      },
      (error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  );
  const copies = readdirSync(output)
    .map((name) => readFileSync(path.join(output, name), 'utf8'))
    .filter((code) => code.includes("'a Data Grid'"));
  expect(copies).toHaveLength(1);
  const { pages } = (await import(path.join(output, 'server.bundle.js'))) as {
    pages: (() => Promise<unknown>)[];
  };
  expect(await Promise.all(pages.map((load) => load()))).toMatchObject([
    { one: 'a Data Grid' },
    { two: 'a Data Grid' },
  ]);
});
