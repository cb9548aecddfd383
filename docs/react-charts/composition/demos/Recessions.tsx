import { useTheme } from '@mui/material/styles';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';

// Unemployment rate in the United States, annual means. Source: Bureau of Labor Statistics.
const rates = [
  4.0, 4.7, 5.8, 6.0, 5.5, 5.1, 4.6, 4.6, 5.8, 9.3, 9.6, 8.9, 8.1, 7.4, 6.2, 5.3, 4.9, 4.4, 3.9,
  3.7, 8.1, 5.3, 3.6, 3.6,
];
const years = rates.map((_rate, index) => new Date(Date.UTC(2000 + index, 6)));

// From peak to trough. Source: National Bureau of Economic Research.
const recessions = [
  { from: Date.UTC(2001, 2), to: Date.UTC(2001, 10), name: '2001' },
  { from: Date.UTC(2007, 11), to: Date.UTC(2009, 5), name: '2007–09' },
  { from: Date.UTC(2020, 1), to: Date.UTC(2020, 3), name: '2020' },
];

function RecessionBands() {
  const theme = useTheme();
  const { top, height } = useDrawingArea();
  const xScale = useXScale<'utc'>();

  return (
    <g style={{ pointerEvents: 'none' }}>
      {recessions.map(({ from, to, name }) => {
        const start = xScale(from);
        return (
          <g key={name}>
            <rect
              data-recession={name}
              x={start}
              y={top}
              width={Math.max(3, xScale(to) - start)}
              height={height}
              fill={(theme.vars ?? theme).palette.action.selected}
            />
            <text
              x={start}
              y={top - 6}
              textAnchor="middle"
              fontSize={11}
              fontFamily={theme.typography.fontFamily}
              fill={(theme.vars ?? theme).palette.text.primary}
            >
              {name}
            </text>
          </g>
        );
      })}
    </g>
  );
}

export default function Recessions() {
  return (
    <ChartsContainer
      aria-label="Unemployment in the United States, 2000 to 2023: it rises during and after each of three recessions, most of all after 2008"
      height={300}
      margin={{ top: 30, right: 30 }}
      xAxis={[
        {
          scaleType: 'utc',
          data: years,
          min: Date.UTC(2000, 0),
          max: Date.UTC(2023, 11),
          valueFormatter: (year: Date) => String(year.getUTCFullYear()),
        },
      ]}
      yAxis={[{ min: 0, max: 10, label: 'Unemployment (%)' }]}
      series={[
        {
          type: 'line',
          data: rates,
          label: 'Unemployment',
          color: '#0072B2',
          curve: 'linear',
          valueFormatter: (rate) => `${rate} %`,
        },
      ]}
    >
      <RecessionBands />
      <ChartsAxisHighlight x="line" />
      <LinePlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  );
}
