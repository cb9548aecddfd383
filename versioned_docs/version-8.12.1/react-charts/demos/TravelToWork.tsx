import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const commuters = [
  { label: 'Train', value: 318 },
  { label: 'Bicycle', value: 264 },
  { label: 'Car', value: 197 },
  { label: 'Bus', value: 142 },
  { label: 'On foot', value: 79 },
];

const total = commuters.reduce((sum, { value }) => sum + value, 0);

const CenterText = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

function Center() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <CenterText x={left + width / 2} y={top + height / 2}>
      {total.toLocaleString('en-US')} people
    </CenterText>
  );
}

export default function TravelToWork() {
  return (
    <Box sx={{ maxWidth: 480, width: '100%', mx: 'auto' }}>
      <PieChart
        aria-label="How 1,000 people travel to work: train 318, bicycle 264, car 197"
        height={260}
        series={[
          {
            data: commuters,
            innerRadius: '62%',
            paddingAngle: 2,
            cornerRadius: 4,
            highlightScope: { fade: 'global', highlight: 'item' },
            valueFormatter: ({ value }) => `${((100 * value) / total).toFixed(1)}%`,
          },
        ]}
      >
        <Center />
      </PieChart>
    </Box>
  );
}
