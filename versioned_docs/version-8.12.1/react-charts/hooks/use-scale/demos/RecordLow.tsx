import { useTheme } from '@mui/material/styles';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

// Smallest extent of Arctic sea ice in each year, in million km², rounded.
// Source: National Snow and Ice Data Center, Sea Ice Index, 5-day means.
const years = [
  2005, 2006, 2007, 2008, 2009, 2010, 2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020,
];
const extents = [5.3, 5.8, 4.2, 4.6, 5.1, 4.6, 4.3, 3.4, 5.1, 5.0, 4.4, 4.2, 4.7, 4.7, 4.2, 3.8];

function RecordLabel() {
  const theme = useTheme();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const x = xScale(2012);
  const y = yScale(3.4);
  const textColor = (theme.vars ?? theme).palette.text.primary;

  return (
    <g style={{ pointerEvents: 'none' }}>
      <circle cx={x} cy={y} r={6} fill="none" stroke={textColor} strokeWidth={2} />
      <text
        x={x}
        y={y + 40}
        textAnchor="middle"
        fontSize={13}
        fontFamily={theme.typography.fontFamily}
        fill={textColor}
      >
        Record low: 3.4 in 2012
      </text>
    </g>
  );
}

export default function RecordLow() {
  return (
    <LineChart
      aria-label="Smallest extent of Arctic sea ice by year, 2005 to 2020, with a record low of 3.4 million square kilometers in 2012"
      height={300}
      xAxis={[{ data: years, min: 2005, max: 2020, valueFormatter: (year: number) => `${year}` }]}
      yAxis={[{ min: 2, max: 6, label: 'Sea ice (million km²)' }]}
      series={[{ data: extents, color: '#0072B2', curve: 'linear', showMark: false }]}
      grid={{ horizontal: true }}
    >
      <RecordLabel />
    </LineChart>
  );
}
