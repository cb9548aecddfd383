import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  type GridColDef,
  type GridEventListener,
  useGridApiRef,
} from '@mui/x-data-grid';

interface Reading {
  id: number;
  meter: string;
  apartment: string;
  value: number;
}

const rows: Reading[] = [
  { id: 1, meter: 'W-118', apartment: '1 left', value: 204.3 },
  { id: 2, meter: 'W-119', apartment: '1 right', value: 187.9 },
  { id: 3, meter: 'W-120', apartment: '2 left', value: 311.6 },
];

const columns: GridColDef<Reading>[] = [
  { field: 'meter', headerName: 'Meter', flex: 1, minWidth: 90 },
  { field: 'apartment', headerName: 'Apartment', flex: 1, minWidth: 90 },
  { field: 'value', headerName: 'Water, m³', type: 'number', width: 120, editable: true },
];

export default function TabThroughCells() {
  const apiRef = useGridApiRef();

  const handleKeyDown: GridEventListener<'cellKeyDown'> = ({ id, field, cellMode }, event) => {
    const api = apiRef.current;
    if (event.key !== 'Tab' || cellMode === 'edit' || !api) return;

    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const fields = api.getVisibleColumns().map((column) => column.field);
    const next =
      ids.indexOf(id) * fields.length + fields.indexOf(field) + (event.shiftKey ? -1 : 1);
    const nextId = ids[Math.floor(next / fields.length)];
    const nextField = fields[next % fields.length];
    if (nextId === undefined || nextField === undefined) return;

    event.preventDefault();
    api.scrollToIndexes({
      rowIndex: Math.floor(next / fields.length),
      colIndex: next % fields.length,
    });
    api.setCellFocus(nextId, nextField);
  };

  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        label="Water meters"
        rows={rows}
        columns={columns}
        onCellKeyDown={handleKeyDown}
        hideFooter
      />
    </div>
  );
}
