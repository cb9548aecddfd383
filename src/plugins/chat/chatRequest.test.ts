import { chatRequest } from './chatRequest';

const dependencies = {
  '@mui/material': '7.3.11',
  '@mui/x-charts': '8.12.0',
  '@mui/x-data-grid': '8.12.1',
};

const packageOf = (...codes: string[]) =>
  chatRequest({
    name: 'Order board',
    description: 'Sorting',
    files: codes.map((code, index) => ({ name: `${index}.tsx`, code })),
    dependencies,
  }).package;

describe('the request of a demo', () => {
  it("contains the demo's files unchanged, and marks the entry", () => {
    const code = 'import "a";\n// </script> ${b}\n';
    expect(
      chatRequest({
        name: 'Order board',
        description: 'Sorting',
        files: [
          { name: 'OrderBoard.tsx', code },
          { name: 'data/orders.ts', code: '' },
        ],
        dependencies,
      }),
    ).toEqual({
      name: 'Order board',
      description: 'Sorting',
      files: [
        { path: 'OrderBoard.tsx', content: code, isEntry: true },
        { path: 'data/orders.ts', content: '' },
      ],
    });
  });

  it('contains the first MUI X package that the code imports, with its version', () => {
    expect(
      packageOf(
        "import Box from '@mui/material/Box';\nimport { BarChart } from '@mui/x-charts/BarChart';\nimport { DataGrid } from '@mui/x-data-grid';",
      ),
    ).toEqual({ name: '@mui/x-charts', version: '8.12.0' });
  });

  test.each([
    ["import {\n  DataGrid,\n  type GridColDef,\n} from '@mui/x-data-grid';", 'over several lines'],
    ['import { DataGrid } from "@mui/x-data-grid";', 'in double quotes'],
    ["import type { GridColDef } from '@mui/x-data-grid/models';", 'of types'],
    ["import '@mui/x-data-grid/themeAugmentation';", 'for its effect'],
    ["import{DataGrid}from'@mui/x-data-grid'", 'without spaces'],
  ])('parses the import %j: %s', (code) => {
    expect(packageOf(code)).toEqual({ name: '@mui/x-data-grid', version: '8.12.1' });
  });

  it('checks the other files if the entry imports no MUI X package', () => {
    expect(packageOf("import { a } from './a';", "import '@mui/x-charts';")?.name).toBe(
      '@mui/x-charts',
    );
  });

  test.each([
    ["import Box from '@mui/material/Box';", 'from another package'],
    ["import { DataGridPro } from '@mui/x-data-grid-pro';", "from a package that isn't installed"],
    ["import { RichTreeView } from '@mui/x-tree-view';", 'from a package without a version'],
    ["const text = 'see @mui/x-data-grid';", 'in a text'],
    ["// import '@mui/x-data-grid';", 'in a comment'],
  ])('contains no package for %j, %s', (code) => {
    expect(packageOf(code)).toBeUndefined();
  });
});
