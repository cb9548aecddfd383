import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, ward: 'Cardiology', patient: 'Ingrid Solheim', room: 204 },
  { id: 2, ward: 'Surgery', patient: 'Arjun Mehta', room: 118 },
  { id: 3, ward: 'Cardiology', patient: 'Thabo Mokoena', room: 206 },
  { id: 4, ward: 'Pediatrics', patient: 'Léa Fontaine', room: 310 },
  { id: 5, ward: 'Surgery', patient: 'Wei Zhang', room: 121 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: 'ward',
    headerName: 'Ward',
    type: 'singleSelect',
    valueOptions: ['Cardiology', 'Pediatrics', 'Surgery'],
    width: 130,
  },
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  { field: 'room', headerName: 'Room', type: 'number', width: 90 },
];

export default function SmallerPanel() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Patients"
        rows={rows}
        columns={columns}
        localeText={{ filterPanelColumns: 'Search in', filterPanelInputLabel: 'Search for' }}
        slotProps={{
          toolbar: { showQuickFilter: false },
          filterPanel: {
            getColumnForNewFilter: () => 'patient',
            filterFormProps: {
              columnsSort: 'asc',
              operatorInputProps: { sx: { display: 'none' } },
              deleteIconProps: { sx: { display: 'none' } },
            },
          },
        }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
