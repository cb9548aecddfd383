import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Shipment {
  id: string;
  to: string;
  sent: Date;
  kilos: number;
}

const rows: Shipment[] = [
  { id: 'S-501', to: 'Gdańsk', sent: new Date(2025, 2, 3), kilos: 1240 },
  { id: 'S-502', to: 'Málaga', sent: new Date(2025, 2, 4), kilos: 86.5 },
  { id: 'S-503', to: 'Tromsø', sent: new Date(2025, 2, 4), kilos: 412 },
  { id: 'S-504', to: 'Rīga', sent: new Date(2025, 2, 7), kilos: 2050 },
];

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 100 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 100 },
  { field: 'sent', headerName: 'Sent', type: 'date', width: 110 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 90 },
];

export default function ExportShipments() {
  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid
        label="Shipments"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{ toolbar: { csvOptions: { fileName: 'shipments' } } }}
      />
    </div>
  );
}
