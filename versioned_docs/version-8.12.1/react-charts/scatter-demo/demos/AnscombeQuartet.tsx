import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// Source: F. J. Anscombe, "Graphs in Statistical Analysis" (1973).
const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5];
const sets = [
  { name: 'I', x, y: [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68] },
  { name: 'II', x, y: [9.14, 8.14, 8.74, 8.77, 9.26, 8.1, 6.13, 3.1, 9.13, 7.26, 4.74] },
  { name: 'III', x, y: [7.46, 6.77, 12.74, 7.11, 7.81, 8.84, 6.08, 5.39, 8.15, 6.42, 5.73] },
  {
    name: 'IV',
    x: [8, 8, 8, 8, 8, 8, 8, 19, 8, 8, 8],
    y: [6.58, 5.76, 7.71, 8.84, 8.47, 7.04, 5.25, 12.5, 5.56, 7.91, 6.89],
  },
];

/** All four sets have the same regression line, y = 3 + 0.5 x. */
function Regression() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  return (
    <line
      x1={xScale(2)}
      y1={yScale(4)}
      x2={xScale(20)}
      y2={yScale(13)}
      stroke="#D55E00"
      strokeWidth={2}
      pointerEvents="none"
    />
  );
}

export default function AnscombeQuartet() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
      }}
    >
      {sets.map((set) => (
        <div key={set.name}>
          <Typography variant="subtitle2" component="p" sx={{ textAlign: 'center' }}>
            Set {set.name}
          </Typography>
          <ScatterChart
            aria-label={`Set ${set.name} of Anscombe's quartet with its regression line`}
            height={180}
            margin={8}
            xAxis={[{ min: 2, max: 20 }]}
            yAxis={[{ min: 2, max: 14, width: 28 }]}
            series={[
              {
                color: '#0072B2',
                data: set.x.map((value, i) => ({ id: i, x: value, y: set.y[i] ?? 0 })),
              },
            ]}
          >
            <Regression />
          </ScatterChart>
        </div>
      ))}
    </Box>
  );
}
