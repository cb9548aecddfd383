import {
  DataGrid,
  GridEditSingleSelectCell,
  type GridColDef,
  type GridEditSingleSelectCellProps,
  useGridApiContext,
} from '@mui/x-data-grid';

interface Stop {
  id: number;
  band: string;
  country: string;
  city: string;
}

const cities: Record<string, string[]> = {
  Italy: ['Bari', 'Genova', 'Trieste'],
  Japan: ['Kobe', 'Sapporo', 'Sendai'],
  Mexico: ['Mérida', 'Oaxaca', 'Puebla'],
};

const rows: Stop[] = [
  { id: 1, band: 'Los Faros', country: 'Mexico', city: 'Puebla' },
  { id: 2, band: 'Kite Weather', country: 'Japan', city: 'Kobe' },
  { id: 3, band: 'Sette Scale', country: 'Italy', city: 'Trieste' },
];

function CountryEditor(params: GridEditSingleSelectCellProps) {
  const apiRef = useGridApiContext();

  return (
    <GridEditSingleSelectCell
      {...params}
      onValueChange={async () => {
        await apiRef.current.setEditCellValue({ id: params.id, field: 'city', value: '' });
      }}
    />
  );
}

const columns: GridColDef<Stop>[] = [
  { field: 'band', headerName: 'Band', flex: 1, minWidth: 110 },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: Object.keys(cities),
    width: 120,
    editable: true,
    renderEditCell: (params) => <CountryEditor {...params} />,
  },
  {
    field: 'city',
    headerName: 'City',
    type: 'singleSelect',
    valueOptions: ({ row }) => (row ? cities[row.country] : Object.values(cities).flat()) ?? [],
    width: 120,
    editable: true,
  },
];

export default function CountryAndCity() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid label="Tour" rows={rows} columns={columns} editMode="row" hideFooter />
    </div>
  );
}
