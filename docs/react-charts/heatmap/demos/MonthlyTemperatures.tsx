import { getContrastRatio, useTheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale, useZColorScale } from '@mui/x-charts/hooks';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// Mean temperatures, rounded. 1991 to 2020, Sydney: 1859 to 2020. Stations: Miami International Airport,
// Observatory Hill, Tokyo, Central Park, Heathrow, O'Hare.
// Sources: NOAA, Japan Meteorological Agency, Met Office, Bureau of Meteorology.
const cities = [
  { name: 'Miami', degrees: [20, 22, 23, 25, 27, 28, 29, 29, 28, 27, 24, 22] },
  { name: 'Sydney', degrees: [22, 22, 21, 19, 16, 13, 12, 13, 16, 18, 20, 21] },
  { name: 'Tokyo', degrees: [5, 6, 9, 14, 19, 22, 26, 27, 23, 18, 13, 8] },
  { name: 'New York', degrees: [1, 2, 6, 12, 17, 22, 25, 25, 21, 14, 9, 4] },
  { name: 'London', degrees: [6, 6, 8, 11, 14, 17, 19, 19, 16, 12, 8, 6] },
  { name: 'Chicago', degrees: [-4, -2, 4, 10, 16, 21, 24, 23, 19, 12, 5, -1] },
];

function Cells() {
  const { typography } = useTheme();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'band'>();
  const colorScale = useZColorScale<'linear'>();
  const width = xScale.bandwidth();
  const height = yScale.bandwidth();

  return cities.map(({ name, degrees }) =>
    degrees.map((value, index) => {
      const x = xScale(months[index] ?? '') ?? 0;
      const y = yScale(name) ?? 0;
      const color = colorScale?.(value) ?? '#ffffff';

      return (
        <g key={`${name} ${index}`}>
          <Tooltip
            title={`${name}, ${months[index]}: ${value} °C`}
            enterTouchDelay={0}
            followCursor
          >
            <rect role="img" x={x} y={y} width={width} height={height} rx={3} fill={color} />
          </Tooltip>
          <text
            aria-hidden
            x={x + width / 2}
            y={y + height / 2}
            textAnchor="middle"
            dominantBaseline="central"
            fontFamily={typography.fontFamily}
            fontSize={width < 30 ? 10 : 13}
            fill={getContrastRatio(color, '#fff') >= 4.5 ? '#fff' : '#000'}
            direction="ltr"
            pointerEvents="none"
          >
            {value}
          </text>
        </g>
      );
    }),
  );
}

export default function MonthlyTemperatures() {
  return (
    <ChartsDataProvider
      height={300}
      margin={{ top: 8, right: 0 }}
      xAxis={[{ scaleType: 'band', data: months, categoryGapRatio: 0.06, disableTicks: true }]}
      yAxis={[
        {
          scaleType: 'band',
          data: cities.map(({ name }) => name),
          categoryGapRatio: 0.06,
          width: 72,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      zAxis={[
        { colorMap: { type: 'continuous', min: -5, max: 30, color: ['#FFF3C4', '#A50F15'] } },
      ]}
    >
      <ContinuousColorLegend
        labelPosition="extremes"
        minLabel="&lrm;−5 °C"
        maxLabel="&lrm;30 °C"
        sx={{ width: 300, maxWidth: '95%', mx: 'auto', whiteSpace: 'nowrap' }}
      />
      <ChartsSurface aria-label="Mean temperatures of six cities by month, from −4 °C in Chicago in January to 29 °C in Miami in July">
        <Cells />
        <ChartsXAxis disableLine />
        <ChartsYAxis />
      </ChartsSurface>
    </ChartsDataProvider>
  );
}
