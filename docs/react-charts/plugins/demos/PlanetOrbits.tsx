import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ChartsDataProvider, type ChartsDataProviderProps } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import {
  useChartCartesianAxis,
  useChartHighlight,
  useChartInteraction,
  useChartTooltip,
  type UseChartCartesianAxisSignature,
  type UseChartHighlightSignature,
  type UseChartInteractionSignature,
  type UseChartTooltipSignature,
} from '@mui/x-charts/plugins';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';

// Distance from the Sun (AU) and length of a year (Earth years), rounded. Source: NASA.
const planets = [
  { id: 'Mercury', x: 0.39, y: 0.24 },
  { id: 'Venus', x: 0.72, y: 0.62 },
  { id: 'Earth', x: 1, y: 1 },
  { id: 'Mars', x: 1.52, y: 1.88 },
  { id: 'Jupiter', x: 5.2, y: 11.9 },
  { id: 'Saturn', x: 9.58, y: 29.4 },
  { id: 'Uranus', x: 19.2, y: 84 },
  { id: 'Neptune', x: 30.1, y: 165 },
];

const ownPlugins = [
  useChartCartesianAxis,
  useChartInteraction,
  useChartHighlight,
  useChartTooltip,
] as const;
type OwnSignatures = [
  UseChartCartesianAxisSignature<'scatter'>,
  UseChartInteractionSignature,
  UseChartHighlightSignature,
  UseChartTooltipSignature,
];

const log = {
  scaleType: 'log' as const,
  min: 0.1,
  tickInterval: [0.1, 1, 10, 100, 1000],
  valueFormatter: (value: number) => String(value),
};
const config: Pick<ChartsDataProviderProps<'scatter'>, 'height' | 'xAxis' | 'yAxis' | 'series'> = {
  height: 300,
  xAxis: [{ ...log, max: 100, label: 'Distance from the Sun (AU)' }],
  yAxis: [{ ...log, max: 1000, label: 'Year (Earth years)', width: 60 }],
  series: [
    {
      type: 'scatter',
      data: planets,
      color: '#0072B2',
      markerSize: 5,
      valueFormatter: (value) => `${value?.id}: ${value?.x} AU, ${value?.y} years`,
    },
  ],
};

export default function PlanetOrbits() {
  const [closest, setClosest] = React.useState(true);
  const parts = (
    <React.Fragment>
      <ChartsSurface aria-label="Planets farther from the Sun have longer years, from 0.24 years for Mercury to 165 for Neptune">
        <ScatterPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
      <ChartsTooltip trigger="item" />
    </React.Fragment>
  );

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={closest} onChange={(event) => setClosest(event.target.checked)} />
        }
        label="Select the closest planet"
        sx={{ alignSelf: 'center' }}
      />
      {closest ? (
        <ChartsDataProvider key="default" {...config}>
          {parts}
        </ChartsDataProvider>
      ) : (
        // Another list of plugins needs another key.
        <ChartsDataProvider<'scatter', OwnSignatures> key="own" plugins={ownPlugins} {...config}>
          {parts}
        </ChartsDataProvider>
      )}
    </Stack>
  );
}
