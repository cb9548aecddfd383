import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Supplier {
  id: number;
  name: string;
  country: string;
}

const rows: Supplier[] = [
  { id: 1, name: 'Vidros Lima', country: 'Portugal' },
  { id: 2, name: 'Kaleva Timber', country: 'Finland' },
  { id: 3, name: 'Atelier Sfar', country: 'Tunisia' },
];

const countries = ['Chile', 'Estonia', 'Finland', 'Ghana', 'Portugal', 'Tunisia', 'Uruguay'];

function CountryEditor({ id, field, value, hasFocus }: GridRenderEditCellParams<Supplier, string>) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) inputRef.current?.focus();
  }, [hasFocus]);

  async function choose(country: string | null) {
    await apiRef.current.setEditCellValue({ id, field, value: country ?? '' });
    // If the user chose the option with Enter, the grid has already closed the cell.
    if (apiRef.current.getCellMode(id, field) === 'edit') {
      apiRef.current.stopCellEditMode({ id, field });
    }
  }

  return (
    <Autocomplete
      fullWidth
      openOnFocus
      autoHighlight
      options={countries}
      value={value || null}
      onChange={(_event, country) => void choose(country)}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          variant="standard"
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': 'Country' } }}
        />
      )}
      sx={{ display: 'flex', alignItems: 'center', paddingInline: 1 }}
    />
  );
}

const columns: GridColDef<Supplier>[] = [
  { field: 'name', headerName: 'Supplier', flex: 1, minWidth: 110 },
  {
    field: 'country',
    headerName: 'Country',
    width: 190,
    editable: true,
    renderEditCell: (params) => <CountryEditor {...params} />,
  },
];

export default function SuggestCountry() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid label="Suppliers" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
