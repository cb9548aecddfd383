import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  bluePalette,
  mangoFusionPalette,
  rainbowSurgePalette,
} from '@mui/x-charts/colorPalettes';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const palettes = {
  'Rainbow surge': rainbowSurgePalette,
  'Blueberry twilight': blueberryTwilightPalette,
  'Mango fusion': mangoFusionPalette,
  Blue: bluePalette,
};

type Name = keyof typeof palettes;

const isName = (value: string): value is Name => value in palettes;

const sources = [
  { label: 'Hydro', data: [120, 131, 128] },
  { label: 'Wind', data: [64, 82, 97] },
  { label: 'Solar', data: [21, 34, 52] },
  { label: 'Gas', data: [58, 44, 29] },
];

export default function ChoosePalette() {
  const [name, setName] = React.useState<Name>('Rainbow surge');

  return (
    <div style={{ width: '100%' }}>
      <TextField
        select
        label="Palette"
        size="small"
        value={name}
        onChange={({ target }) => {
          if (isName(target.value)) setName(target.value);
        }}
        sx={{ minWidth: 200, mb: 2 }}
      >
        {Object.keys(palettes).map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        aria-label="Electricity by source from 2022 to 2024: hydro, wind, solar and gas"
        height={280}
        colors={palettes[name]}
        xAxis={[{ data: ['2022', '2023', '2024'] }]}
        yAxis={[{ width: 64, valueFormatter: (value: number) => `${value} TWh` }]}
        series={sources}
      />
    </div>
  );
}
