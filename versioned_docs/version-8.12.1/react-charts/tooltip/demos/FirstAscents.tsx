import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {
  ChartsTooltipContainer,
  useItemTooltip,
  type ChartsTooltipProps,
} from '@mui/x-charts/ChartsTooltip';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// The 14 mountains above 8,000 m. Source: Wikipedia, “Eight-thousander” (2024).
const mountains = [
  { name: 'Annapurna', x: 1950, y: 8091 },
  { name: 'Everest', x: 1953, y: 8849 },
  { name: 'Nanga Parbat', x: 1953, y: 8126 },
  { name: 'K2', x: 1954, y: 8611 },
  { name: 'Cho Oyu', x: 1954, y: 8188 },
  { name: 'Kangchenjunga', x: 1955, y: 8586 },
  { name: 'Makalu', x: 1955, y: 8485 },
  { name: 'Lhotse', x: 1956, y: 8516 },
  { name: 'Manaslu', x: 1956, y: 8163 },
  { name: 'Gasherbrum II', x: 1956, y: 8034 },
  { name: 'Broad Peak', x: 1957, y: 8051 },
  { name: 'Gasherbrum I', x: 1958, y: 8080 },
  { name: 'Dhaulagiri', x: 1960, y: 8167 },
  { name: 'Shishapangma', x: 1964, y: 8027 },
];
const data = mountains.map(({ name, x, y }) => ({ id: name, x, y }));

function Content() {
  const item = useItemTooltip<'scatter'>();
  const mountain = item && mountains[item.identifier.dataIndex];
  if (!mountain) {
    return null;
  }
  return (
    <Paper elevation={4} sx={{ px: 1.5, py: 1 }}>
      <Typography variant="subtitle2" component="p">
        {mountain.name}
      </Typography>
      <Typography variant="body2">{mountain.y.toLocaleString('en-US')} m high</Typography>
      <Typography variant="body2">First climbed in {mountain.x}</Typography>
    </Paper>
  );
}

function MountainTooltip(props: ChartsTooltipProps) {
  return (
    <ChartsTooltipContainer {...props} trigger="item">
      <Content />
    </ChartsTooltipContainer>
  );
}

export default function FirstAscents() {
  return (
    <ScatterChart
      aria-label="First ascents of the mountains above 8,000 m, from Annapurna in 1950 to Shishapangma in 1964"
      height={300}
      xAxis={[{ label: 'First ascent', min: 1948, max: 1966, valueFormatter: String }]}
      yAxis={[{ label: 'Height (m)', min: 7900, max: 9000, width: 64 }]}
      series={[{ data, color: '#0072B2', markerSize: 5 }]}
      slots={{ tooltip: MountainTooltip }}
    />
  );
}
