import { DataGrid, type GridColDef, type GridPreProcessEditCellProps } from '@mui/x-data-grid';

interface User {
  id: number;
  name: string;
  login: string;
}

const rows: User[] = [
  { id: 1, name: 'Eero Nieminen', login: 'eero' },
  { id: 2, name: 'Fatou Sow', login: 'fatou' },
  { id: 3, name: 'Ivan Horvat', login: 'ivan' },
];

// Stands in for a server that knows all names.
function isFree(login: string, id: string | number) {
  const taken = rows.some((row) => row.login === login && row.id !== id);
  return new Promise<boolean>((resolve) => setTimeout(() => resolve(!taken), 600));
}

async function checkLogin({ id, props, hasChanged }: GridPreProcessEditCellProps<string>) {
  if (!hasChanged) return props;
  const login = props.value ?? '';
  const refused = login === '' || !(await isFree(login, id));
  return { ...props, error: refused || undefined };
}

const columns: GridColDef<User>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  {
    field: 'login',
    headerName: 'User name',
    width: 160,
    editable: true,
    preProcessEditCellProps: checkLogin,
  },
];

export default function CheckUserName() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        label="Users"
        rows={rows}
        columns={columns}
        hideFooter
        sx={{ '& .Mui-error input': { color: 'error.main', textDecoration: 'underline wavy' } }}
      />
    </div>
  );
}
