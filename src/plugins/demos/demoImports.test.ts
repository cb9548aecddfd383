/** @jest-environment node */
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { readDemoImports } from './demoImports';

const folder = temporaryFolder();

const read = (files: Record<string, string>, target: string) => {
  writeFiles(folder(), files);
  return readDemoImports(path.join(folder(), target));
};

describe('the imports of a demo', () => {
  it('have the exported names, and distinguish types', () => {
    const { imports } = read(
      {
        'Ferries.tsx': `import Box from '@mui/material/Box';
import * as React from 'react';
import { DataGrid as Grid, type GridColDef } from '@mui/x-data-grid';
import type { BarSeries } from '@mui/x-charts';
export default function Ferries() { return <Grid columns={[]} />; }`,
      },
      'Ferries.tsx',
    );
    expect(imports).toEqual([
      { module: '@mui/x-data-grid', name: 'DataGrid', isType: false },
      { module: '@mui/x-data-grid', name: 'GridColDef', isType: true },
      { module: '@mui/x-charts', name: 'BarSeries', isType: true },
    ]);
  });

  it('include all its files, in the default styling', () => {
    const { imports, files } = read(
      {
        'Ferries/system/Ferries.tsx': `import { ports } from '../ports'; export default () => ports;`,
        'Ferries/css/Ferries.tsx': `import { BarChart } from '@mui/x-charts/BarChart'; export default BarChart;`,
        'Ferries/ports.ts': `import { useScale } from '@mui/x-charts/hooks'; export const ports = useScale;`,
      },
      'Ferries',
    );
    expect(imports.map(({ name }) => name)).toEqual(['useScale']);
    expect(files.map((file) => path.relative(folder(), file)).sort()).toEqual([
      'Ferries/ports.ts',
      'Ferries/system/Ferries.tsx',
    ]);
  });

  it('are unknown for a missing demo', () => {
    expect(() => readDemoImports(path.join(folder(), 'Ferries.tsx'))).toThrow(
      "The file or folder doesn't exist.",
    );
  });
});
