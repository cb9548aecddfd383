import {
  DataGrid,
  type GridColDef,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const rows = [
  { id: 1, wine: 'Quinta do Vale', country: 'Portugal', year: 2019 },
  { id: 2, wine: 'Château Lamarque', country: 'France', year: 2016 },
  { id: 3, wine: 'Egri Bikavér', country: 'Hungary', year: 2021 },
  { id: 4, wine: 'Vinho da Serra', country: 'Portugal', year: 2022 },
  { id: 5, wine: 'Kékfrankos', country: 'Hungary', year: 2020 },
];

const countries = [...new Set(rows.map((row) => row.country))].sort();

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'wine', headerName: 'Wine', flex: 1, minWidth: 150, filterable: false },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'year', headerName: 'Year', width: 80, filterable: false },
];

function CountryPanel() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const chosen = (items[0]?.value as string[] | undefined) ?? [];

  function choose(country: string, checked: boolean) {
    const value = chosen.filter((other) => other !== country);
    if (checked) value.push(country);
    apiRef.current.setFilterModel({ items: [{ field: 'country', operator: 'isAnyOf', value }] });
  }

  return (
    <FormGroup role="group" aria-label="Countries" sx={{ p: 2, minWidth: 200 }}>
      {countries.map((country) => (
        <FormControlLabel
          key={country}
          label={country}
          control={<Checkbox size="small" checked={chosen.includes(country)} />}
          onChange={(_event, checked) => choose(country, checked)}
        />
      ))}
    </FormGroup>
  );
}

export default function OwnPanel() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Wines"
        rows={rows}
        columns={columns}
        slots={{ filterPanel: CountryPanel }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
