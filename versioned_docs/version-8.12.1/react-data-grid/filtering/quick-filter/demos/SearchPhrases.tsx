import { DataGrid, type GridColDef, GridLogicOperator } from '@mui/x-data-grid';

const rows = [
  { id: 1, street: 'Rua das Flores 12', city: 'Porto' },
  { id: 2, street: 'Rua do Ouro 4', city: 'Lisboa' },
  { id: 3, street: 'Calle Mayor 12', city: 'Madrid' },
  { id: 4, street: 'Rue du Lac 31', city: 'Lyon' },
  { id: 5, street: 'Ouro Preto 7', city: 'Braga' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 160 },
  { field: 'city', headerName: 'City', width: 120 },
];

function splitAtCommas(input: string) {
  return input
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

const filterModel = {
  items: [],
  quickFilterValues: ['rua do', 'calle'],
  quickFilterLogicOperator: GridLogicOperator.Or,
};

export default function SearchPhrases() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Addresses"
        rows={rows}
        columns={columns}
        initialState={{ filter: { filterModel } }}
        slotProps={{
          toolbar: {
            quickFilterProps: {
              quickFilterParser: splitAtCommas,
              quickFilterFormatter: (values) => values.join(', '),
            },
          },
        }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
