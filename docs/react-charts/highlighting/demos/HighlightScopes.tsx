import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const highlights = ['none', 'item', 'series'] as const;
const fades = ['none', 'series', 'global'] as const;

// Medals at the Summer Olympics in Paris, 2024. Source: International Olympic Committee.
const countries = ['USA', 'China', 'Japan', 'Australia', 'France'];

export default function HighlightScopes() {
  const [highlight, setHighlight] = React.useState<(typeof highlights)[number]>('series');
  const [fade, setFade] = React.useState<(typeof fades)[number]>('global');
  const highlightScope = { highlight, fade };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'center' }}>
        <TextField
          select
          size="small"
          label="highlight"
          value={highlight}
          onChange={(event) =>
            setHighlight(highlights.find((each) => each === event.target.value) ?? 'none')
          }
          sx={{ minWidth: 112 }}
        >
          {highlights.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="fade"
          value={fade}
          onChange={(event) => setFade(fades.find((each) => each === event.target.value) ?? 'none')}
          sx={{ minWidth: 112 }}
        >
          {fades.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        aria-label="Olympic medals in 2024: United States 126, China 91, France 64, Australia 53, Japan 45"
        height={280}
        xAxis={[{ data: countries }]}
        yAxis={[{ label: 'Medals' }]}
        series={[
          { data: [40, 40, 20, 18, 16], label: 'Gold', color: '#B8860B', highlightScope },
          { data: [44, 27, 12, 19, 26], label: 'Silver', color: '#7A7F87', highlightScope },
          { data: [42, 24, 13, 16, 22], label: 'Bronze', color: '#A0522D', highlightScope },
        ]}
      />
    </Stack>
  );
}
