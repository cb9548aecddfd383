import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
  GridLogicOperator,
} from '@mui/x-data-grid';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

const rows = [
  { id: 1, item: 'Oak table, round', room: 'Kitchen', stock: 4 },
  { id: 2, item: 'Oak shelf', room: 'Office', stock: 17 },
  { id: 3, item: 'Steel lamp', room: 'Office', stock: 31 },
  { id: 4, item: 'Wool carpet', room: 'Bedroom', stock: 9 },
  { id: 5, item: 'Walnut table', room: 'Office', stock: 2 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'room', headerName: 'Room', width: 110 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
];

export default function SearchAnyWord() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['oak', 'office'],
    quickFilterLogicOperator: GridLogicOperator.And,
  });

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="One word is enough"
        control={<Switch />}
        checked={filterModel.quickFilterLogicOperator === GridLogicOperator.Or}
        onChange={(_event, checked) =>
          setFilterModel({
            ...filterModel,
            quickFilterLogicOperator: checked ? GridLogicOperator.Or : GridLogicOperator.And,
          })
        }
        sx={{ mb: 1 }}
      />
      <div style={{ height: 370 }}>
        <DataGrid
          label="Furniture"
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
          hideFooter
        />
      </div>
    </div>
  );
}
