import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { lineClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const figures = [
  {
    name: 'Orders',
    value: '1,284',
    change: '8% more than last week',
    days: [162, 171, 158, 186, 204, 211, 192],
  },
  {
    name: 'Revenue',
    value: '€96,410',
    change: '5% more than last week',
    days: [12_480, 13_020, 12_190, 13_870, 15_240, 15_610, 14_000],
  },
  {
    name: 'Returns',
    value: '41',
    change: '12% fewer than last week',
    days: [9, 7, 8, 5, 4, 5, 3],
  },
];

export default function ShopFigures() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
        width: '100%',
      }}
    >
      {figures.map(({ name, value, change, days }) => (
        <Paper key={name} variant="outlined" sx={{ p: 2, minWidth: 0 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography variant="h5" component="p">
            {value}
          </Typography>
          <SparkLineChart
            sx={{ [`& .${lineClasses.area}`]: { opacity: 0.2 } }}
            aria-label={`${name} on each of the last seven days`}
            height={64}
            data={days}
            area
            baseline="min"
            curve="monotoneX"
            showHighlight
            showTooltip
            margin={{ top: 8, bottom: 8, left: 4, right: 4 }}
          />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {change}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
