import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import IconButton from '@mui/material/IconButton';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

interface Plant {
  id: number;
  plant: string;
  pots: number;
}

function Counter({ row }: GridRenderCellParams<Plant>) {
  const apiRef = useGridApiContext();

  return (
    <>
      <IconButton
        size="small"
        aria-label={`One ${row.plant} less`}
        disabled={row.pots === 0}
        onClick={() => apiRef.current.updateRows([{ id: row.id, pots: row.pots - 1 }])}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={`One ${row.plant} more`}
        onClick={() => apiRef.current.updateRows([{ id: row.id, pots: row.pots + 1 }])}
      >
        <AddIcon fontSize="small" />
      </IconButton>
    </>
  );
}

const columns: GridColDef<Plant>[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 130 },
  { field: 'pots', headerName: 'Pots', type: 'number', width: 90 },
  {
    field: 'change',
    headerName: 'Change',
    width: 110,
    display: 'flex',
    sortable: false,
    filterable: false,
    renderCell: (params) => <Counter {...params} />,
  },
];

const rows: Plant[] = [
  { id: 1, plant: 'Rosemary', pots: 12 },
  { id: 2, plant: 'Shiso', pots: 5 },
  { id: 3, plant: 'Epazote', pots: 3 },
];

export default function InsideACell() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Plants"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
