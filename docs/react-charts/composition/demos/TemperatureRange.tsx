import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

// Tokyo, daily lows and highs, normals of 1991 to 2020. Source: Japan Meteorological Agency.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const lows = [1.2, 2.1, 5.0, 9.8, 14.6, 18.5, 22.4, 23.5, 20.3, 14.8, 8.8, 3.8];
const highs = [9.8, 10.9, 14.2, 19.4, 23.6, 26.1, 29.9, 31.3, 27.5, 22.0, 16.7, 12.0];

function RangeBars() {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const width = xScale.bandwidth() / 2;

  return (
    <g style={{ pointerEvents: 'none' }}>
      {months.map((month, index) => {
        const top = yScale(highs[index] ?? 0);
        return (
          <rect
            key={month}
            data-range={month}
            x={(xScale(month) ?? 0) + width / 2}
            y={top}
            width={width}
            height={yScale(lows[index] ?? 0) - top}
            rx={4}
            fill="#D55E00"
          />
        );
      })}
    </g>
  );
}

const degrees = (value: number | null) => `${value} °C`;

export default function TemperatureRange() {
  return (
    <ChartsContainer
      aria-label="Daily lows and highs in Tokyo by month, from 1 to 10 °C in January to 24 to 31 °C in August"
      height={300}
      xAxis={[{ scaleType: 'band', data: months }]}
      yAxis={[{ min: 0, label: 'Low to high (°C)' }]}
      series={[
        { type: 'line', data: highs, label: 'High', color: '#D55E00', valueFormatter: degrees },
        { type: 'line', data: lows, label: 'Low', color: '#D55E00', valueFormatter: degrees },
      ]}
    >
      <ChartsGrid horizontal />
      <ChartsAxisHighlight x="band" />
      <RangeBars />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  );
}
