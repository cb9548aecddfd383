import * as React from 'react';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface Dose {
  id: number;
  medicine: string;
  dose: string;
  when: string;
}

const rows: Dose[] = [
  { id: 1, medicine: 'Metformin', dose: '500 mg', when: 'Morning' },
  { id: 2, medicine: 'Ramipril', dose: '5 mg', when: 'Morning' },
  { id: 3, medicine: 'Simvastatin', dose: '20 mg', when: 'Evening' },
];

const columns: GridColDef<Dose>[] = [
  { field: 'medicine', headerName: 'Medicine', flex: 1, minWidth: 110 },
  { field: 'dose', headerName: 'Dose', width: 90 },
  { field: 'when', headerName: 'When', width: 100 },
];

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function LargeTargets() {
  const [density, setDensity] = React.useState<GridDensity>('comfortable');

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Row height"
        value={density}
        onChange={(_event, value: GridDensity | null) => value && setDensity(value)}
        sx={{ mb: 2 }}
      >
        {densities.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 280 }}>
        <DataGrid
          label="Medicines"
          rows={rows}
          columns={columns}
          density={density}
          checkboxSelection
          hideFooter
        />
      </div>
    </div>
  );
}
