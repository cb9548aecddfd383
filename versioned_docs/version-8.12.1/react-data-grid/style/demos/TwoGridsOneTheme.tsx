import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

interface Stop {
  id: number;
  place: string;
  minutes: number;
}

const columns: GridColDef<Stop>[] = [
  { field: 'place', headerName: 'Stop', flex: 1, minWidth: 100 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90 },
];

const tram: Stop[] = [
  { id: 1, place: 'Praça Nova', minutes: 0 },
  { id: 2, place: 'Mercado', minutes: 6 },
  { id: 3, place: 'Farol', minutes: 14 },
];

const bus: Stop[] = [
  { id: 1, place: 'Estação', minutes: 0 },
  { id: 2, place: 'Hospital', minutes: 9 },
  { id: 3, place: 'Jardim', minutes: 21 },
];

function withGridStyles(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiDataGrid: {
        defaultProps: { ...outer.components?.MuiDataGrid?.defaultProps, density: 'compact' },
        styleOverrides: {
          columnHeaderTitle: {
            color: (outer.vars ?? outer).palette.primary.main,
            fontWeight: outer.typography.fontWeightBold,
          },
          cell: { fontVariantNumeric: 'tabular-nums' },
        },
      },
    },
  };
}

export default function TwoGridsOneTheme() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={withGridStyles(outer)}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, width: '100%' }}>
        <div style={{ flex: '1 1 200px', height: 150, minWidth: 0 }}>
          <DataGrid label="Tram 15" rows={tram} columns={columns} hideFooter />
        </div>
        <div style={{ flex: '1 1 200px', height: 150, minWidth: 0 }}>
          <DataGrid label="Bus 208" rows={bus} columns={columns} hideFooter />
        </div>
      </div>
    </ThemeProvider>
  );
}
