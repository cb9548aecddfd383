import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  GridColumnMenu,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import MenuItem from '@mui/material/MenuItem';

interface Parcel {
  id: string;
  to: string;
  weight: number;
  status: string;
}

const rows: Parcel[] = [
  { id: 'P-310', to: 'Porto', weight: 4.2, status: 'On the way' },
  { id: 'P-311', to: 'Gent', weight: 12.8, status: 'Delivered' },
  { id: 'P-312', to: 'Malmö', weight: 0.9, status: 'At customs' },
];

const definitions: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', flex: 1, minWidth: 75 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 75 },
  { field: 'weight', headerName: 'Weight, kg', type: 'number', flex: 1, minWidth: 95 },
  { field: 'status', headerName: 'Status', flex: 1, minWidth: 100 },
];

type Move = (field: string, neighbor: string) => void;
const MoveContext = React.createContext<Move>(() => undefined);

function MoveItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const move = React.useContext(MoveContext);
  const visible = useGridSelector(apiRef, gridVisibleColumnFieldsSelector);
  const index = visible.indexOf(colDef.field);

  const item = (text: string, neighbor?: string) => (
    <MenuItem
      disabled={neighbor === undefined}
      onClick={(event) => {
        onClick(event);
        if (neighbor !== undefined) move(colDef.field, neighbor);
      }}
    >
      {text}
    </MenuItem>
  );

  return (
    <React.Fragment>
      {item('Move toward the start', visible[index - 1])}
      {item('Move toward the end', visible[index + 1])}
    </React.Fragment>
  );
}

function MenuWithMoves(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={{ moveItems: MoveItems }} />;
}

export default function MoveFromMenu() {
  const [columns, setColumns] = React.useState(definitions);

  const move = React.useCallback<Move>((field, neighbor) => {
    setColumns((previous) => {
      const from = previous.findIndex((column) => column.field === field);
      const to = previous.findIndex((column) => column.field === neighbor);
      const moved = previous.filter((_column, index) => index !== from);
      return [...moved.slice(0, to), ...previous.slice(from, from + 1), ...moved.slice(to)];
    });
  }, []);

  return (
    <MoveContext.Provider value={move}>
      <div style={{ height: 214, width: '100%' }}>
        <DataGrid
          label="Parcels"
          rows={rows}
          columns={columns}
          slots={{ columnMenu: MenuWithMoves }}
          hideFooter
        />
      </div>
    </MoveContext.Provider>
  );
}
