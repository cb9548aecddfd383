import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

// Annual means at Mauna Loa, rounded. Source: NOAA Global Monitoring Laboratory.
const years = [1960, 1970, 1980, 1990, 2000, 2010, 2020];
const carbonDioxide = [317, 326, 339, 354, 370, 390, 414];

function Frame() {
  const theme = useTheme();
  const { left, top, width, height } = useDrawingArea();

  return (
    <g style={{ pointerEvents: 'none' }}>
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="none"
        stroke="#D55E00"
        strokeDasharray="5 4"
      />
      <text
        x={left + width / 2}
        y={top + 24}
        textAnchor="middle"
        fontSize={13}
        fontFamily={theme.typography.fontFamily}
        fill={(theme.vars ?? theme).palette.text.primary}
      >
        {`left ${left}, top ${top}, width ${Math.round(width)}, height ${height}`}
      </text>
    </g>
  );
}

export default function DrawingAreaFrame() {
  return (
    <LineChart
      aria-label="Carbon dioxide in the air at Mauna Loa: 317 ppm in 1960, 414 ppm in 2020"
      height={280}
      xAxis={[{ data: years, scaleType: 'point', valueFormatter: (year: number) => `${year}` }]}
      yAxis={[{ min: 300, max: 420, label: 'CO₂ (ppm)' }]}
      series={[{ data: carbonDioxide, color: '#0072B2' }]}
    >
      <Frame />
    </LineChart>
  );
}
