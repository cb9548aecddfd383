import {
  DataGrid,
  type GridColDef,
  type GridFilterOperator,
  GridFilterInputValue,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

interface Guide {
  id: number;
  name: string;
  languages: string[];
}

const languages = ['Arabic', 'English', 'French', 'Georgian', 'Spanish'];

const rows: Guide[] = [
  { id: 1, name: 'Nino Kapanadze', languages: ['English', 'Georgian'] },
  { id: 2, name: 'Youssef Amrani', languages: ['Arabic', 'French', 'Spanish'] },
  { id: 3, name: 'Elodie Marchal', languages: ['French'] },
];

function LanguagesEditor({ id, field, value }: GridRenderEditCellParams<Guide, string[]>) {
  const apiRef = useGridApiContext();
  // The value is '' if the user has started editing with a letter or Delete.
  const chosen = Array.isArray(value) ? value : [];

  return (
    <Select
      multiple
      defaultOpen
      fullWidth
      size="small"
      value={chosen}
      onChange={(event) =>
        void apiRef.current.setEditCellValue({ id, field, value: event.target.value })
      }
      onClose={() => apiRef.current.stopCellEditMode({ id, field })}
      renderValue={(list) => list.join(', ')}
      SelectDisplayProps={{ 'aria-label': 'Languages' }}
    >
      {languages.map((language) => (
        <MenuItem key={language} value={language} dense>
          <Checkbox checked={chosen.includes(language)} size="small" />
          {language}
        </MenuItem>
      ))}
    </Select>
  );
}

const speaks: GridFilterOperator<Guide, string[]> = {
  label: 'include',
  value: 'include',
  InputComponent: GridFilterInputValue,
  getApplyFilterFn: ({ value }) => {
    const wanted = String(value ?? '').toLowerCase();
    return wanted ? (list) => list.some((item) => item.toLowerCase().startsWith(wanted)) : null;
  },
};

const columns: GridColDef<Guide>[] = [
  { field: 'name', headerName: 'Guide', width: 140 },
  {
    field: 'languages',
    headerName: 'Languages',
    flex: 1,
    minWidth: 210,
    display: 'flex',
    editable: true,
    valueFormatter: (value: string[] | '') => (value === '' ? '' : value.join(', ')),
    valueSetter: (value: string[] | '', row) => ({ ...row, languages: value === '' ? [] : value }),
    sortComparator: (a: string[], b: string[]) => a.length - b.length,
    filterOperators: [speaks],
    renderCell: ({ row }) =>
      row.languages.map((item) => (
        <Chip key={item} label={item} size="small" sx={{ marginInlineEnd: 0.5 }} />
      )),
    renderEditCell: (params) => <LanguagesEditor {...params} />,
  },
];

export default function LanguagesColumn() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid label="Guides" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
