import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';

interface Budget {
  id: number;
  team: string;
  people: number;
  jan: number;
  feb: number;
  mar: number;
  quarter: number;
}

const rows: Budget[] = [
  { id: 1, team: 'Research', people: 14, jan: 42, feb: 38, mar: 47, quarter: 127 },
  { id: 2, team: 'Support', people: 9, jan: 19, feb: 21, mar: 20, quarter: 60 },
  { id: 3, team: 'Marketing', people: 11, jan: 33, feb: 27, mar: 52, quarter: 112 },
];

const month = { type: 'number', width: 64 } as const;

const columns: GridColDef<Budget>[] = [
  { field: 'team', headerName: 'Name', flex: 1, minWidth: 95 },
  { field: 'people', headerName: 'People', type: 'number', width: 80 },
  { ...month, field: 'jan', headerName: 'Jan' },
  { ...month, field: 'feb', headerName: 'Feb' },
  { ...month, field: 'mar', headerName: 'Mar' },
  { ...month, field: 'quarter', headerName: 'Sum', hideable: false },
];

const months = ['jan', 'feb', 'mar'];

function QuarterHeader({ headerName }: GridColumnGroupHeaderParams) {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const open = months.some((field) => model[field] !== false);

  return (
    <React.Fragment>
      <IconButton
        size="small"
        aria-label={`Months of ${headerName}`}
        aria-expanded={open}
        onClick={() =>
          apiRef.current.setColumnVisibilityModel({
            ...model,
            ...Object.fromEntries(months.map((field) => [field, !open])),
          })
        }
      >
        {open ? <RemoveIcon fontSize="small" /> : <AddIcon fontSize="small" />}
      </IconButton>
      {headerName}
    </React.Fragment>
  );
}

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Team', children: [{ field: 'team' }, { field: 'people' }] },
  {
    groupId: 'q1',
    headerName: 'Q1 2025',
    children: [...months, 'quarter'].map((field) => ({ field })),
    renderHeaderGroup: (params) => <QuarterHeader {...params} />,
  },
];

export default function CollapsibleGroups() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        label="Budget in thousand euros"
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </div>
  );
}
