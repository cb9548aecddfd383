import * as React from 'react';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';

interface Route {
  id: string;
  from: string;
  to: string;
  minutes: number;
}

const rows: Route[] = [
  { id: 'F1', from: 'Strömstad', to: 'Sandefjord', minutes: 150 },
  { id: 'F2', from: 'Brindisi', to: 'Igoumenitsa', minutes: 480 },
  { id: 'F3', from: 'Tarifa', to: 'Tanger Ville', minutes: 60 },
];

const columns: GridColDef<Route>[] = [
  { field: 'id', headerName: 'Route', flex: 1, minWidth: 60 },
  { field: 'from', headerName: 'From', flex: 2, minWidth: 90 },
  { field: 'to', headerName: 'To', flex: 2, minWidth: 90 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', flex: 1, minWidth: 80 },
];

export default function CalmResize() {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('columnResizeStart', () => {
        const fluid = apiRef.current?.getVisibleColumns().filter(({ flex }) => flex) ?? [];
        apiRef.current?.updateColumns(
          // The spread keeps the other properties: an update without `type` resets them.
          fluid.map((column) => ({ ...column, flex: 0, width: column.computedWidth })),
        );
      }),
    [apiRef],
  );

  return (
    // As tall as the column headers and three rows.
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid label="Ferries" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
    </div>
  );
}
