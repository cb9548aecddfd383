import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

type Row = Record<string, string | number>;

// Two answers of a reporting service: their keys are not known before.
const reports: Record<'Sales' | 'Returns', Row[]> = {
  Sales: [
    { id: 1, region: 'Bretagne', first_quarter: 41200, second_quarter: 38750 },
    { id: 2, region: 'Kujawy', first_quarter: 29800, second_quarter: 33400 },
    { id: 3, region: 'Minho', first_quarter: 18650, second_quarter: 21900 },
  ],
  Returns: [
    { id: 1, product: 'Rain jacket', reason: 'Too small', pieces: 64 },
    { id: 2, product: 'Trail shoe', reason: 'Wrong color', pieces: 31 },
    { id: 3, product: 'Headlamp', reason: 'Defect', pieces: 12 },
  ],
};

function toTitle(field: string) {
  const words = field.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function columnsOf([first]: Row[]): GridColDef<Row>[] {
  return Object.entries(first ?? {})
    .filter(([field]) => field !== 'id')
    .map(([field, value]) => ({
      field,
      headerName: toTitle(field),
      type: typeof value === 'number' ? 'number' : 'string',
      flex: 1,
      minWidth: 110,
    }));
}

export default function ColumnsFromData() {
  const [report, setReport] = React.useState<keyof typeof reports>('Sales');
  const rows = reports[report];
  const columns = React.useMemo(() => columnsOf(rows), [rows]);

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={report}
        aria-label="Report"
        onChange={(_event, next: keyof typeof reports | null) => next && setReport(next)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="Sales">Sales</ToggleButton>
        <ToggleButton value="Returns">Returns</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 214 }}>
        <DataGrid label={report} rows={rows} columns={columns} hideFooter />
      </div>
    </div>
  );
}
