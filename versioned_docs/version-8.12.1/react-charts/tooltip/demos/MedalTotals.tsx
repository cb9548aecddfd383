import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import {
  ChartsTooltipContainer,
  useAxesTooltip,
  type ChartsTooltipProps,
} from '@mui/x-charts/ChartsTooltip';

// Medals at the Summer Olympics in Paris, 2024. Source: International Olympic Committee.
const countries = ['USA', 'China', 'Japan', 'Australia', 'France'];

function Content() {
  const axis = useAxesTooltip()?.[0];
  if (!axis) {
    return null;
  }
  // The last series is at the top of the stack.
  const rows = [...axis.seriesItems].reverse();
  const total = rows.reduce((sum, { value }) => sum + (typeof value === 'number' ? value : 0), 0);

  return (
    <Paper elevation={4} sx={{ px: 1.5, py: 1 }}>
      <Typography variant="subtitle2" component="p">
        {axis.axisFormattedValue}: {total} medals
      </Typography>
      {rows.map(({ seriesId, color, markType, formattedLabel, formattedValue }) => (
        <Box key={seriesId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <ChartsLabelMark type={markType} color={color} />
          <Typography variant="body2" sx={{ flexGrow: 1 }}>
            {formattedLabel}
          </Typography>
          <Typography variant="body2">{formattedValue}</Typography>
        </Box>
      ))}
    </Paper>
  );
}

function TotalTooltip(props: ChartsTooltipProps) {
  return (
    <ChartsTooltipContainer {...props} trigger="axis">
      <Content />
    </ChartsTooltipContainer>
  );
}

export default function MedalTotals() {
  return (
    <BarChart
      aria-label="Olympic medals in 2024: United States 126, China 91, France 64, Australia 53, Japan 45"
      height={300}
      xAxis={[{ data: countries }]}
      yAxis={[{ label: 'Medals' }]}
      series={[
        { data: [40, 40, 20, 18, 16], label: 'Gold', stack: 'medals', color: '#B8860B' },
        { data: [44, 27, 12, 19, 26], label: 'Silver', stack: 'medals', color: '#7A7F87' },
        { data: [42, 24, 13, 16, 22], label: 'Bronze', stack: 'medals', color: '#A0522D' },
      ]}
      slots={{ tooltip: TotalTooltip }}
    />
  );
}
