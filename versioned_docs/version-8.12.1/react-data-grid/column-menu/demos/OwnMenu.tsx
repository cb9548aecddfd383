import type * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  GridColumnMenuContainer,
  type GridColumnMenuProps,
  useGridApiContext,
} from '@mui/x-data-grid';
import MenuItem from '@mui/material/MenuItem';

interface Player {
  id: number;
  name: string;
  goals: number;
  assists: number;
}

const rows: Player[] = [
  { id: 1, name: 'Amina Diop', goals: 14, assists: 6 },
  { id: 2, name: 'Freja Lindqvist', goals: 9, assists: 11 },
  { id: 3, name: 'Carla Ibáñez', goals: 17, assists: 4 },
];

const columns: GridColDef<Player>[] = [
  { field: 'name', headerName: 'Player', flex: 1, minWidth: 120, disableColumnMenu: true },
  { field: 'goals', headerName: 'Goals', type: 'number', width: 110 },
  { field: 'assists', headerName: 'Assists', type: 'number', width: 110 },
];

function RankMenu({ hideMenu, colDef, ...props }: GridColumnMenuProps) {
  const apiRef = useGridApiContext();
  const sortAndClose = (event: React.SyntheticEvent, direction: 'asc' | 'desc' | null) => {
    apiRef.current.sortColumn(colDef.field, direction);
    hideMenu(event);
  };

  return (
    <GridColumnMenuContainer hideMenu={hideMenu} colDef={colDef} {...props}>
      <MenuItem onClick={(event) => sortAndClose(event, 'desc')}>Best first</MenuItem>
      <MenuItem onClick={(event) => sortAndClose(event, 'asc')}>Worst first</MenuItem>
      <MenuItem onClick={(event) => sortAndClose(event, null)}>As in the list</MenuItem>
    </GridColumnMenuContainer>
  );
}

export default function OwnMenu() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        label="Players"
        rows={rows}
        columns={columns}
        slots={{ columnMenu: RankMenu }}
        hideFooter
      />
    </div>
  );
}
