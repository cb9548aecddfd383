import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

// Areas in million km². Source: NOAA, volumes of the world's oceans from ETOPO1 (2010).
const oceans = [
  { id: 'pacific', label: 'Pacific', value: 168.7, color: '#0072B2' },
  { id: 'atlantic', label: 'Atlantic', value: 85.1, color: '#56B4E9' },
  { id: 'indian', label: 'Indian', value: 70.6, color: '#009E73' },
  { id: 'southern', label: 'Southern', value: 22.0, color: '#E69F00' },
  { id: 'arctic', label: 'Arctic', value: 15.6, color: '#CC79A7' },
];
const total = oceans.reduce((sum, { value }) => sum + value, 0);

const CenteredText = styled('text')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.text.primary,
  fontFamily: theme.typography.fontFamily,
  textAnchor: 'middle',
}));

function Total() {
  const { left, top, width, height } = useDrawingArea();
  const x = left + width / 2;
  const y = top + height / 2;

  return (
    <g style={{ pointerEvents: 'none' }}>
      <CenteredText x={x} y={y} fontSize={28}>
        {Math.round(total)}
      </CenteredText>
      <CenteredText x={x} y={y + 20} fontSize={13}>
        million km²
      </CenteredText>
    </g>
  );
}

export default function DonutTotal() {
  return (
    <PieChart
      aria-label="Area of the oceans in million square kilometers: Pacific 168.7, Atlantic 85.1, Indian 70.6, Southern 22.0, Arctic 15.6"
      height={240}
      series={[
        {
          data: oceans,
          innerRadius: 76,
          paddingAngle: 1,
          valueFormatter: ({ value }) => `${value} million km²`,
        },
      ]}
      slotProps={{
        legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } },
      }}
    >
      <Total />
    </PieChart>
  );
}
