import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

// Annual mean of fine particles (PM2.5) in Beijing, rounded.
// Source: Beijing Municipal Ecology and Environment Bureau.
const years = [2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023];
const particles = [90, 86, 81, 73, 58, 51, 42, 38, 33, 30, 32];
const standard = 35;

function AreaBelow({ value }: { value: number }) {
  const { left, top, width, height } = useDrawingArea();
  const y = useYScale<'linear'>()(value);

  return (
    <rect
      data-area={value}
      x={left}
      y={y}
      width={width}
      height={top + height - y}
      fill="#009E73"
      fillOpacity={0.2}
      pointerEvents="none"
    />
  );
}

export default function CleanerAir() {
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography align="center">Fine particles in Beijing (µg/m³)</Typography>
      <LineChart
        aria-label="Fine particles in the air of Beijing: from 90 µg/m³ in 2013 to 32 in 2023, below the national standard of 35 since 2021"
        height={280}
        xAxis={[{ data: years, scaleType: 'point', valueFormatter: (year: number) => `${year}` }]}
        yAxis={[{ min: 0, max: 100, width: 36 }]}
        series={[{ data: particles, label: 'PM2.5', color: '#0072B2', curve: 'linear' }]}
        hideLegend
      >
        <AreaBelow value={standard} />
        <ChartsReferenceLine
          y={standard}
          label="National standard: 35"
          labelAlign="start"
          lineStyle={{ strokeDasharray: '6 4' }}
          labelStyle={{ fontSize: 13, direction: 'ltr' }}
        />
        <ChartsReferenceLine
          x={2018}
          label="Blue-sky plan"
          labelStyle={{ fontSize: 13, direction: 'ltr' }}
          labelAlign="start"
        />
      </LineChart>
    </Stack>
  );
}
