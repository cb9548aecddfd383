import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  GridColumnMenu,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
} from '@mui/x-data-grid';
import FunctionsIcon from '@mui/icons-material/Functions';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

interface Expense {
  id: number;
  trip: string;
  hotel: number;
  travel: number;
}

const rows: Expense[] = [
  { id: 1, trip: 'Fair in Hannover', hotel: 412, travel: 186 },
  { id: 2, trip: 'Audit in Vigo', hotel: 268, travel: 340 },
  { id: 3, trip: 'Training in Brno', hotel: 195, travel: 122 },
];

const columns: GridColDef<Expense>[] = [
  { field: 'trip', headerName: 'Trip', flex: 1, minWidth: 120 },
  { field: 'hotel', headerName: 'Hotel, €', type: 'number', width: 100 },
  { field: 'travel', headerName: 'Travel, €', type: 'number', width: 100 },
];

const ShowSum = React.createContext<(text: string) => void>(() => undefined);

function SumItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const showSum = React.useContext(ShowSum);

  return (
    <MenuItem
      onClick={(event) => {
        const cells = gridFilteredSortedRowEntriesSelector(apiRef).map(({ id }) =>
          Number(apiRef.current.getCellValue(id, colDef.field)),
        );
        showSum(`${colDef.headerName}: ${cells.reduce((sum, cell) => sum + cell, 0)}`);
        onClick(event);
      }}
    >
      <ListItemIcon>
        <FunctionsIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Add up</ListItemText>
    </MenuItem>
  );
}

function MenuWithSum(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={props.colDef.type === 'number' ? { sumItem: SumItem } : {}}
      slotProps={{ sumItem: { displayOrder: 15 } }}
    />
  );
}

export default function AddedItem() {
  const [sum, showSum] = React.useState('Choose "Add up" in the menu of a number column.');

  return (
    <ShowSum.Provider value={showSum}>
      <div style={{ height: 214, width: '100%' }}>
        <DataGrid
          label="Travel expenses"
          rows={rows}
          columns={columns}
          slots={{ columnMenu: MenuWithSum }}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {sum}
      </Typography>
    </ShowSum.Provider>
  );
}
