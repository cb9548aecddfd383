import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

// Where the fresh water of the Earth is, in percent.
// Source: U.S. Geological Survey, after Igor Shiklomanov (1993).
const water = [
  { label: 'Glaciers and ice', value: 68.7, color: '#0072B2' },
  { label: 'Groundwater', value: 30.1, color: '#D55E00' },
  { label: 'Surface and other', value: 1.2, color: '#009E73' },
];

const Text = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
}));

function CenterText() {
  const { left, top, width, height } = useDrawingArea();
  const x = left + width / 2;
  const y = top + height / 2;

  return (
    <Text x={x} y={y}>
      <tspan fontSize={28} fontWeight={600}>
        2.5%
      </tspan>
      <tspan x={x} y={y + 22}>
        of all water
      </tspan>
    </Text>
  );
}

export default function FreshWaterDonut() {
  return (
    <PieChart
      aria-label="Fresh water, which is 2.5% of all water on Earth: glaciers and ice 68.7%, groundwater 30.1%, surface and other 1.2%"
      height={260}
      series={[{ data: water, innerRadius: '65%', valueFormatter: ({ value }) => `${value}%` }]}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom', horizontal: 'center' },
        },
      }}
    >
      <CenterText />
    </PieChart>
  );
}
