import * as React from 'react';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import Typography from '@mui/material/Typography';

interface Parcel {
  id: string;
  city: string;
  weight: number;
}

// Stands in for a database. An answer takes 800 ms and holds five parcels at most.
const parcels: Parcel[] = [
  { id: 'P-310', city: 'Porto', weight: 4.2 },
  { id: 'P-311', city: 'Gent', weight: 12.8 },
  { id: 'P-312', city: 'Malmö', weight: 0.9 },
  { id: 'P-313', city: 'Kaunas', weight: 7.5 },
  { id: 'P-314', city: 'Brno', weight: 21.3 },
  { id: 'P-315', city: 'Cork', weight: 3.1 },
  { id: 'P-316', city: 'Aarhus', weight: 15.6 },
  { id: 'P-317', city: 'Rijeka', weight: 1.4 },
];

function fetchParcels([order]: GridSortModel) {
  const sign = order?.sort === 'desc' ? -1 : 1;
  const found = [...parcels].sort((a, b) => {
    if (order?.field === 'weight') {
      return sign * (a.weight - b.weight);
    }
    return order?.field === 'city' ? sign * a.city.localeCompare(b.city, 'en') : 0;
  });
  return new Promise<Parcel[]>((resolve) => setTimeout(() => resolve(found.slice(0, 5)), 800));
}

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 120, sortable: false },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
  { field: 'weight', headerName: 'Weight, kg', type: 'number', width: 130 },
];

const nothing: { answers?: GridSortModel; rows: Parcel[] } = { rows: [] };

export default function SortOnServer() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [{ answers, rows }, setResponse] = React.useState(nothing);
  const loading = answers !== sortModel;

  React.useEffect(() => {
    let current = true;
    void fetchParcels(sortModel).then((parcels) => {
      if (current) setResponse({ answers: sortModel, rows: parcels });
    });
    return () => {
      current = false;
    };
  }, [sortModel]);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 318 }}>
        <DataGrid
          label="Parcels"
          rows={rows}
          columns={columns}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          loading={loading}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {loading ? 'Asking the server…' : 'Five of eight parcels, as the server sorted them.'}
      </Typography>
    </div>
  );
}
