import {
  DataGrid,
  type GridColDef,
  GridFooterContainer,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import Typography from '@mui/material/Typography';

const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 130 },
  { field: 'berth', headerName: 'Berth', width: 90 },
  { field: 'state', headerName: 'State', width: 90 },
];

const rows = [
  { id: 1, ship: 'Aurora Boreal', berth: 'K2', state: '●' },
  { id: 2, ship: 'Maria-Łucja', berth: 'K5', state: '○' },
  { id: 3, ship: 'Sea of Marmara', berth: 'N1', state: '●' },
];

function HarborFooter() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowCountSelector);

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography variant="body2">{count} ships</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        ● moored ○ expected
      </Typography>
    </GridFooterContainer>
  );
}

export default function LegendFooter() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid aria-label="Ships" rows={rows} columns={columns} slots={{ footer: HarborFooter }} />
    </div>
  );
}
