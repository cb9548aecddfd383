import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';

// World population in billions, rounded. Source: United Nations, World Population Prospects 2022.
const years = [1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020];
const population = [2.5, 3.0, 3.7, 4.4, 5.3, 6.1, 7.0, 7.8];

function Note() {
  const { left, top, width } = useDrawingArea();

  // Until the chart has measured its size, there's no place for the note.
  if (width <= 0) {
    return null;
  }
  return (
    <Paper
      variant="outlined"
      style={{ position: 'absolute', left: left + 12, top: top + 8, maxWidth: width * 0.55 }}
      sx={{ px: 1.5, py: 1 }}
    >
      <Typography variant="body2">
        It took 37 years to grow from <strong>2.5</strong> to <strong>5 billion</strong>.
      </Typography>
    </Paper>
  );
}

export default function HtmlOverlay() {
  return (
    <ChartsDataProvider
      height={300}
      xAxis={[{ data: years, scaleType: 'point', valueFormatter: (year: number) => `${year}` }]}
      yAxis={[{ min: 0, max: 10, label: 'People (billions)' }]}
      series={[{ type: 'line', data: population, color: '#0072B2' }]}
    >
      <Box sx={{ position: 'relative', width: '100%' }}>
        <ChartsSurface aria-label="World population: 2.5 billion in 1950, 7.8 billion in 2020">
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <Note />
      </Box>
    </ChartsDataProvider>
  );
}
