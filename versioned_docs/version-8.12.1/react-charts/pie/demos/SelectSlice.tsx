import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

// Electricity from the six largest sources in the United States in 2023, in TWh.
// Source: U.S. Energy Information Administration, Electric Power Monthly, February 2024 (preliminary).
const groups = [
  { label: 'Fossil', value: 2477, color: '#6B6B6B', parts: 'natural gas 1,802, coal 675' },
  { label: 'Nuclear', value: 775, color: '#D55E00', parts: 'nuclear 775' },
  { label: 'Renewable', value: 830, color: '#009E73', parts: 'wind 425, hydro 240, solar 165' },
];

export default function SelectSlice() {
  const [index, setIndex] = React.useState(0);
  const group = groups[index];

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <PieChart
        aria-label="Electricity from the six largest sources in the United States in 2023, in TWh: fossil 2,477, nuclear 775, renewable 830"
        height={200}
        hideLegend
        onItemClick={(_, { dataIndex }) => setIndex(dataIndex)}
        series={[
          {
            data: groups,
            innerRadius: '55%',
            valueFormatter: ({ value }) => `${value.toLocaleString('en-US')} TWh`,
          },
        ]}
        sx={{
          '& .MuiPieArc-root': { opacity: 0.65 },
          [`& .MuiPieArc-data-index-${index}`]: { opacity: 1 },
        }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Group"
        value={index}
        onChange={(_, value: number | null) => setIndex(value ?? index)}
      >
        {groups.map(({ label }, each) => (
          <ToggleButton key={label} value={each}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" role="status">
        {group && `${group.label}, in TWh: ${group.parts}`}
      </Typography>
    </Stack>
  );
}
