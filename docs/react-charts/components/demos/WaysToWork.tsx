import DirectionsBus from '@mui/icons-material/DirectionsBus';
import DirectionsCar from '@mui/icons-material/DirectionsCar';
import DirectionsWalk from '@mui/icons-material/DirectionsWalk';
import Groups from '@mui/icons-material/Groups';
import Home from '@mui/icons-material/Home';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';

// How people in the United States got to work in 2023 (%). Source: U.S. Census Bureau,
// American Community Survey, 1-year estimates, table S0801.
const ways = ['Car, alone', 'At home', 'Carpool', 'Bus, train', 'On foot'];
const shares = [69.2, 13.8, 9.0, 3.5, 2.4];
const icons = new Map([
  ['Car, alone', <DirectionsCar key="DirectionsCar" color="action" />],
  ['At home', <Home key="Home" color="action" />],
  ['Carpool', <Groups key="Groups" color="action" />],
  ['Bus, train', <DirectionsBus key="DirectionsBus" color="action" />],
  ['On foot', <DirectionsWalk key="DirectionsWalk" color="action" />],
]);

function IconTickLabel(props: ChartsTextProps) {
  const x = Number(props.x);
  const y = Number(props.y);
  const icon = icons.get(props.text);

  return (
    <g>
      <ChartsText {...props} x={icon ? x - 30 : x} />
      {icon && <g transform={`translate(${x - 24} ${y - 12})`}>{icon}</g>}
    </g>
  );
}

export default function WaysToWork() {
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography align="center">How people in the United States get to work</Typography>
      <BarChart
        aria-label="How people in the United States got to work in 2023: 69% drove alone, 14% worked at home"
        layout="horizontal"
        height={280}
        margin={{ right: 30 }}
        xAxis={[{ label: 'Share of workers in 2023 (%)', max: 80 }]}
        yAxis={[{ scaleType: 'band', data: ways, width: 110, disableTicks: true }]}
        series={[{ data: shares, label: 'Share', color: '#0072B2' }]}
        slots={{ axisTickLabel: IconTickLabel }}
        hideLegend
      />
    </Stack>
  );
}
