import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const directions = ['horizontal', 'vertical'] as const;
const verticals = ['top', 'middle', 'bottom'] as const;
const horizontals = ['start', 'center', 'end'] as const;

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  choices: readonly T[];
  onChange: (value: T) => void;
}

function Choice<T extends string>({ label, value, choices, onChange }: ChoiceProps<T>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(choices.find((each) => each === event.target.value) ?? value)}
      sx={{ minWidth: 128 }}
    >
      {choices.map((each) => (
        <MenuItem key={each} value={each}>
          {each}
        </MenuItem>
      ))}
    </TextField>
  );
}

export default function LegendPositions() {
  const [direction, setDirection] = React.useState<(typeof directions)[number]>('horizontal');
  const [vertical, setVertical] = React.useState<(typeof verticals)[number]>('bottom');
  const [horizontal, setHorizontal] = React.useState<(typeof horizontals)[number]>('center');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        <Choice label="direction" value={direction} choices={directions} onChange={setDirection} />
        <Choice label="vertical" value={vertical} choices={verticals} onChange={setVertical} />
        <Choice
          label="horizontal"
          value={horizontal}
          choices={horizontals}
          onChange={setHorizontal}
        />
      </Stack>
      <BarChart
        // Medals at the Summer Olympics in Paris, 2024. Source: International Olympic Committee.
        aria-label="Olympic medals in 2024: United States 126, China 91, France 64"
        height={240}
        xAxis={[{ data: ['USA', 'China', 'France'] }]}
        series={[
          { data: [40, 40, 16], label: 'Gold', stack: 'medals', color: '#B8860B' },
          { data: [44, 27, 26], label: 'Silver', stack: 'medals', color: '#7A7F87' },
          { data: [42, 24, 22], label: 'Bronze', stack: 'medals', color: '#A0522D' },
        ]}
        slotProps={{ legend: { direction, position: { vertical, horizontal } } }}
      />
    </Stack>
  );
}
