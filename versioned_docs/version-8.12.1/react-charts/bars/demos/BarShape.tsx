import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const sliders = [
  { name: 'categoryGapRatio', max: 0.9, step: 0.1 },
  { name: 'barGapRatio', max: 2, step: 0.1 },
  { name: 'borderRadius', max: 20, step: 1 },
] as const;

export default function BarShape() {
  const [shape, setShape] = React.useState({
    categoryGapRatio: 0.3,
    barGapRatio: 0.1,
    borderRadius: 6,
  });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 4,
          gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
          px: 1.5,
        }}
      >
        {sliders.map(({ name, max, step }) => (
          <div key={name}>
            <Typography variant="body2" id={`bar-shape-${name}`}>
              {name}: {shape[name]}
            </Typography>
            <Slider
              aria-labelledby={`bar-shape-${name}`}
              size="small"
              min={0}
              max={max}
              step={step}
              value={shape[name]}
              onChange={(_event, value) => setShape((prev) => ({ ...prev, [name]: value }))}
            />
          </div>
        ))}
      </Box>
      <BarChart
        aria-label="Visitors to three museums in 2024 and 2025, in thousands"
        height={260}
        borderRadius={shape.borderRadius}
        xAxis={[
          {
            data: ['Maritime', 'Folk Art', 'Science'],
            categoryGapRatio: shape.categoryGapRatio,
            barGapRatio: shape.barGapRatio,
          },
        ]}
        series={[
          { data: [86, 54, 132], label: '2024' },
          { data: [97, 61, 148], label: '2025' },
        ]}
        skipAnimation
      />
    </Stack>
  );
}
