import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Lighthouse {
  id: number;
  name: string;
  country: string;
  meters: number;
}

const rows: Lighthouse[] = [
  { id: 1, name: 'Île Vierge', country: 'France', meters: 83 },
  { id: 2, name: 'Lindesnes fyr', country: 'Norway', meters: 16 },
  { id: 3, name: 'Torre de Hércules', country: 'Spain', meters: 55 },
  { id: 4, name: 'Bengtskär', country: 'Finland', meters: 52 },
  { id: 5, name: 'Farol da Barra', country: 'Brazil', meters: 22 },
  { id: 6, name: 'Les Éclaireurs', country: 'Argentina', meters: 11 },
  { id: 7, name: 'Świnoujście', country: 'Poland', meters: 65 },
  { id: 8, name: 'Inubōsaki', country: 'Japan', meters: 31 },
];

const columns: GridColDef<Lighthouse>[] = [
  { field: 'name', headerName: 'Lighthouse', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'meters', headerName: 'Height, m', type: 'number', width: 100 },
];

export default function FixedBox() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid label="Lighthouses" rows={rows} columns={columns} />
    </div>
  );
}
