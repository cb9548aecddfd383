import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

// Gold medals at Summer Olympics. Source: International Olympic Committee.
const games = [
  { id: 'rio', name: 'Rio 2016', gold: [46, 26, 12, 27, 10] },
  { id: 'tokyo', name: 'Tokyo 2020', gold: [39, 38, 27, 22, 10] },
  { id: 'paris', name: 'Paris 2024', gold: [40, 40, 20, 14, 16] },
];

export default function GoldMedals() {
  const [selected, setSelected] = React.useState('rio');
  const [skip, setSkip] = React.useState(false);
  const [round, setRound] = React.useState(0);
  const current = games.find((each) => each.id === selected);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        sx={{ justifyContent: 'center' }}
        aria-label="Games"
        value={selected}
        onChange={(_, value: string | null) => setSelected((before) => value ?? before)}
      >
        {games.map(({ id, name }) => (
          <ToggleButton key={id} value={id}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'center' }}>
        <FormControlLabel
          control={<Switch checked={skip} onChange={(_, checked) => setSkip(checked)} />}
          label="skipAnimation"
        />
        <Button onClick={() => setRound((before) => before + 1)}>Play again</Button>
      </Stack>
      <BarChart
        key={round}
        barLabel="value"
        aria-label={`Gold medals at the Olympics, ${current?.name}`}
        height={240}
        skipAnimation={skip}
        xAxis={[{ data: ['USA', 'China', 'Japan', 'GB', 'France'] }]}
        yAxis={[{ label: 'Gold medals', max: 50 }]}
        series={[{ data: current?.gold ?? [], color: '#E69F00' }]}
        sx={{ '& .MuiBarLabel-root': { fill: '#000000' } }}
      />
    </Stack>
  );
}
