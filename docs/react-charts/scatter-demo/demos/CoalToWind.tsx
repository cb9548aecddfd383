import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ScatterPlot, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

// Electricity in the United Kingdom in TWh, rounded.
// Source: Our World in Data, "Electricity mix from BP & EMBER (2022)".
const years = [
  { id: 2010, x: 108, y: 10 },
  { id: 2012, x: 143, y: 20 },
  { id: 2014, x: 100, y: 32 },
  { id: 2015, x: 76, y: 40 },
  { id: 2016, x: 31, y: 37 },
  { id: 2018, x: 17, y: 57 },
  { id: 2020, x: 5, y: 74 },
];

function Year({ dataIndex, x, y, color, size, isHighlighted }: ScatterMarkerProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={isHighlighted ? size * 1.4 : size} fill={color} />
      <text
        x={10}
        y={dataIndex === 0 ? 18 : -6}
        fontSize={12}
        fill="currentColor"
        style={{ direction: 'ltr' }}
      >
        {years[dataIndex]?.id}
      </text>
    </g>
  );
}

export default function CoalToWind() {
  return (
    <ChartsContainer
      aria-label="From 2010 to 2020, coal in the United Kingdom fell from 108 to 5 TWh, and wind rose from 10 to 74 TWh"
      height={320}
      sx={{ color: 'text.primary' }}
      xAxis={[{ data: years.map(({ x }) => x), min: 0, max: 160, label: 'Coal (TWh)' }]}
      yAxis={[{ min: 0, max: 80, label: 'Wind (TWh)' }]}
      series={[
        { type: 'line', data: years.map(({ y }) => y), curve: 'linear', color: '#0072B2' },
        {
          type: 'scatter',
          data: years,
          color: '#0072B2',
          markerSize: 6,
          valueFormatter: (point) => point && `${point.id}: coal ${point.x}, wind ${point.y} TWh`,
        },
      ]}
    >
      <ChartsGrid horizontal vertical />
      <LinePlot />
      <ScatterPlot slots={{ marker: Year }} />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="item" />
    </ChartsContainer>
  );
}
