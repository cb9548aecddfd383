import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

// Change of the consumer price index in percent, annual averages.
// Source: Statistics Canada, table 18-10-0005-01.
const inflation = [1.8, 2.9, 1.5, 0.9, 2.0, 1.1, 1.4, 1.6, 2.3, 1.9, 0.7, 3.4, 6.8, 3.9];
const years = inflation.map((_value, index) => 2010 + index);

function TargetBand() {
  const theme = useTheme();
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();

  return (
    <g pointerEvents="none">
      <rect
        data-band="target"
        x={left}
        y={yScale(3)}
        width={width}
        height={yScale(1) - yScale(3)}
        fill="#009E73"
        fillOpacity={0.2}
      />
      <text
        x={left + 8}
        y={yScale(3) - 6}
        fontSize={12}
        fontFamily={theme.typography.fontFamily}
        fill={(theme.vars ?? theme).palette.text.primary}
        style={{ direction: 'ltr' }}
      >
        Target of the Bank of Canada: 1 to 3%
      </text>
    </g>
  );
}

export default function TargetRange() {
  return (
    <LineChart
      aria-label="Inflation in Canada, 2010 to 2023: mostly within the target of 1 to 3%, and up to 6.8% in 2022"
      height={300}
      xAxis={[{ data: years, scaleType: 'point', valueFormatter: (year: number) => String(year) }]}
      yAxis={[{ min: 0, max: 8, valueFormatter: (value: number) => `${value}%` }]}
      series={[
        {
          data: inflation,
          label: 'Inflation in Canada',
          color: '#0072B2',
          curve: 'linear',
          valueFormatter: (value) => `${value}%`,
        },
      ]}
    >
      <TargetBand />
    </LineChart>
  );
}
