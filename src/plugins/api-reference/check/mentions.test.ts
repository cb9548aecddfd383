/** @jest-environment node */
import { mentionsOf, mentionsOfDiff, type Mention } from './mentions';

const shown = (mention: Mention) => {
  switch (mention.kind) {
    case 'path':
      return mention.names.join('.');
    case 'attribute':
      return `<${mention.element}> ${mention.names.join('.')}`;
    case 'export':
      return `${mention.module}: ${mention.name}`;
    default:
      return `${mention.kind} ${mention.name}`;
  }
};

describe('mentionsOf', () => {
  test.each([
    ['sortModel', ['sortModel']],
    ['GridColDef', ['GridColDef']],
    ['slotProps.toolbar', ['slotProps.toolbar']],
    ['apiRef.current?.setRows(rows)', ['apiRef.current.setRows']],
    ["GridSlotProps['footer']", ['GridSlotProps.footer']],
    ['GridColDef<Row>', ['GridColDef']],
    ['GridRowId[]', ['GridRowId']],
    ['setRows()', ['setRows']],
    ['sortColumn(field, direction?)', ['sortColumn']],
    ['setItem({ itemId, isOpen: true })', ['setItem', 'itemId', 'isOpen']],
    ['onRowClick={…}', ['onRowClick']],
    ['yearsOrder="desc"', ['yearsOrder']],
    ["type: 'number'", ['type']],
    ['{ type, ids }', ['type', 'ids']],
    ["'singleSelect'", ['singleSelect']],
    ['MuiDataGrid', ['theme MuiDataGrid']],
    ['.MuiDataGrid-cell', ['class MuiDataGrid-cell']],
    ["'& .MuiDataGrid-cell:hover'", ['class MuiDataGrid-cell']],
    ['.MuiPickersDay-root.Mui-selected', ['class MuiPickersDay-root', 'class Mui-selected']],
    ['@mui/x-charts/hooks', ['module @mui/x-charts/hooks']],
    [
      "import { DataGrid, type GridColDef } from '@mui/x-data-grid'",
      ['module @mui/x-data-grid', '@mui/x-data-grid: DataGrid', '@mui/x-data-grid: GridColDef'],
    ],
    ['<DataGrid rows={rows} />', ['DataGrid', '<DataGrid> rows']],
    ['<DataGrid>', ['DataGrid']],
    [
      'slotProps={{ toolbar: { showQuickFilter: false } }}',
      ['slotProps', 'slotProps.toolbar', 'slotProps.toolbar.showQuickFilter'],
    ],
    ['order.dueDate ? dayjs(order.dueDate) : null', ['dayjs']],
  ])('reads %s', (text, names) => {
    expect(mentionsOf(text).map(shown)).toEqual(names);
  });

  test.each([
    '',
    '0',
    'null',
    '[]',
    "'2025-03-14'",
    "'asc'",
    '…',
    'aria-label',
    '--DataGrid-rowBorderColor',
    'src/App.tsx',
    'package.json',
    'npm install @mui/x-data-grid',
    "TS2322: Type 'null' is not assignable",
    'MuiDataGrid-',
    'MuiBarElement-series-…',
    'Grid…Icon',
    ':hover',
    '^8.0.0',
  ])('finds no name in %j', (text) => {
    expect(mentionsOf(text)).toEqual([]);
  });

  it('ignores styles and local variables of functions', () => {
    expect(mentionsOf("sx={{ color: 'red' }}").map(shown)).toEqual(['sx']);
    expect(mentionsOf('tickLabelInterval: (_, index) => index % 2 === 0').map(shown)).toEqual([
      'tickLabelInterval',
    ]);
  });
});

describe('mentionsOfDiff', () => {
  it('reads new lines and ignores removed ones', () => {
    const diff = [
      "-import { GridSaveAltIcon } from '@mui/x-data-grid';",
      "+import { GridDownloadIcon } from '@mui/x-data-grid';",
      ' const mine = readers.own(1);',
      '-<DataGrid unstable_rowSpanning />',
      '+<DataGrid rowSpanning />',
    ].join('\n');
    expect(mentionsOfDiff(diff).map(shown)).toEqual([
      'module @mui/x-data-grid',
      '@mui/x-data-grid: GridDownloadIcon',
      'DataGrid',
      '<DataGrid> rowSpanning',
    ]);
  });
});
