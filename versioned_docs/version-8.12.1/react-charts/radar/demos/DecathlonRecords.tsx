import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';

const events = [
  '100 m',
  'Long jump',
  'Shot put',
  'High jump',
  '400 m',
  '110 m hurdles',
  'Discus',
  'Pole vault',
  'Javelin',
  '1500 m',
];
// Points in the world records of 2018 (9,126) and 2015 (9,045). Source: World Athletics.
const mayer = [963, 1010, 851, 850, 889, 1007, 882, 1051, 918, 705];
const eaton = [1040, 1030, 760, 813, 1060, 1015, 733, 972, 793, 829];

const highlights = ['axis', 'series', 'none'] as const;

export default function DecathlonRecords() {
  const [highlight, setHighlight] = React.useState<(typeof highlights)[number]>('series');

  return (
    <div style={{ width: '100%', textAlign: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={highlight}
        onChange={(_, value: (typeof highlights)[number] | null) =>
          setHighlight((before) => value ?? before)
        }
        aria-label="highlight"
      >
        {highlights.map((each) => (
          <ToggleButton key={each} value={each}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <RadarChart
        direction="ltr"
        aria-label="Decathlon points: Mayer was better at throws and the pole vault, Eaton at 100, 400, and 1500 meters"
        height={340}
        highlight={highlight}
        radar={{ metrics: events.map((name) => ({ name, min: 600, max: 1100 })) }}
        series={[
          { data: mayer, label: 'Kevin Mayer, 2018', color: '#0072B2', fillArea: true },
          { data: eaton, label: 'Ashton Eaton, 2015', color: '#D55E00', fillArea: true },
        ]}
        slotProps={{ tooltip: { trigger: highlight === 'series' ? 'item' : 'axis' } }}
        margin={{ left: 75, right: 75 }}
      />
    </div>
  );
}
