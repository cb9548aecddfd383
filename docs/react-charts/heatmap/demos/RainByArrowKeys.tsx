import * as React from 'react';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale, useZColorScale } from '@mui/x-charts/hooks';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// Monthly precipitation in mm, 1991 to 2020, rounded. Sources: NOAA, Met Office, Japan Meteorological Agency.
const cities = ['San Francisco', 'London', 'Chicago', 'New York', 'Tokyo'];
const rain = [
  [112, 111, 80, 41, 18, 5, 0, 2, 3, 24, 66, 121],
  [59, 45, 39, 42, 46, 47, 46, 53, 50, 65, 67, 57],
  [51, 50, 62, 95, 114, 104, 94, 108, 81, 87, 61, 54],
  [92, 81, 109, 104, 101, 115, 117, 116, 109, 111, 91, 111],
  [60, 57, 116, 134, 140, 168, 156, 155, 225, 235, 96, 58],
];
const colors = ['#C6DBEF', '#8DBFDF', '#4F97CB', '#2070B4', '#0A4686'];

const Cell = styled('rect')(({ theme }) => ({
  outline: 'none',
  '&:focus-visible': { stroke: (theme.vars ?? theme).palette.text.primary, strokeWidth: 3 },
}));

interface Position {
  row: number;
  column: number;
}

function Cells({ current, onMove }: { current: Position; onMove: (to: Position) => void }) {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'band'>();
  const colorScale = useZColorScale<'linear'>();
  const cells = React.useRef(new Map<string, SVGRectElement>());

  const handleKeyDown = (event: React.KeyboardEvent) => {
    const to = { ...current };
    if (event.key === 'ArrowUp') to.row = Math.max(0, current.row - 1);
    else if (event.key === 'ArrowDown') to.row = Math.min(cities.length - 1, current.row + 1);
    else if (event.key === 'ArrowLeft') to.column = Math.max(0, current.column - 1);
    else if (event.key === 'ArrowRight') to.column = Math.min(11, current.column + 1);
    else if (event.key === 'Home') to.column = 0;
    else if (event.key === 'End') to.column = 11;
    else return;
    event.preventDefault();
    cells.current.get(`${to.row} ${to.column}`)?.focus();
  };

  return (
    <g role="grid" aria-label="Precipitation in mm" onKeyDown={handleKeyDown}>
      {cities.map((city, row) => (
        <g role="row" key={city}>
          {months.map((month, column) => {
            const value = rain[row]?.[column] ?? 0;
            const isCurrent = row === current.row && column === current.column;
            return (
              <Cell
                key={month}
                ref={(element: SVGRectElement | null) => {
                  if (element) cells.current.set(`${row} ${column}`, element);
                }}
                role="gridcell"
                aria-label={`${city}, ${month}: ${value} mm`}
                tabIndex={isCurrent ? 0 : -1}
                onFocus={() => onMove({ row, column })}
                onPointerEnter={() => onMove({ row, column })}
                x={xScale(month)}
                y={yScale(city)}
                width={xScale.bandwidth()}
                height={yScale.bandwidth()}
                rx={3}
                fill={colorScale?.(value) ?? 'none'}
              />
            );
          })}
        </g>
      ))}
    </g>
  );
}

export default function RainByArrowKeys() {
  const [current, setCurrent] = React.useState({ row: 0, column: 6 });
  const band = { scaleType: 'band' as const, categoryGapRatio: 0.06, disableTicks: true };

  return (
    <div style={{ width: '100%' }}>
      <ChartsDataProvider
        height={250}
        margin={{ top: 4, right: 4 }}
        xAxis={[{ ...band, data: months, disableLine: true }]}
        yAxis={[{ ...band, data: cities, width: 96, disableLine: true }]}
        zAxis={[{ colorMap: { type: 'piecewise', thresholds: [25, 50, 100, 150], colors } }]}
      >
        <PiecewiseColorLegend
          labelPosition="inline-end"
          labelFormatter={({ formattedMin: min, formattedMax: max }) =>
            `\u200E${min === null ? `<${max}` : `${min}${max === null ? '+ mm' : `–${max}`}`}`
          }
          sx={{ mx: 'auto', flexWrap: 'wrap', justifyContent: 'center' }}
        />
        <ChartsSurface>
          <Cells current={current} onMove={setCurrent} />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartsDataProvider>
      <Typography sx={{ textAlign: 'center' }}>
        {cities[current.row]}, {months[current.column]}:{' '}
        <strong>{rain[current.row]?.[current.column]} mm</strong>
      </Typography>
    </div>
  );
}
