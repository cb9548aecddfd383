import * as React from 'react';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';

// Annual means at Mauna Loa, rounded. Source: NOAA Global Monitoring Laboratory.
const years = [1960, 1970, 1980, 1990, 2000, 2010, 2020];
const carbonDioxide = [317, 326, 339, 354, 370, 390, 414];

interface ZoomToolbarProps {
  start?: number;
  onStartChange?: (start: number) => void;
}

function ZoomToolbar({ start = 1960, onStartChange }: ZoomToolbarProps) {
  return (
    <Toolbar aria-label="Visible years">
      <ToolbarButton
        disabled={start >= 2000}
        onClick={() => onStartChange?.(start + 20)}
        render={<Button size="small">Zoom in</Button>}
      />
      <ToolbarButton
        disabled={start <= 1960}
        onClick={() => onStartChange?.(start - 20)}
        render={<Button size="small">Zoom out</Button>}
      />
    </Toolbar>
  );
}

export default function ToolbarWithText() {
  const [start, setStart] = React.useState(1960);
  const toolbar: ZoomToolbarProps = { start, onStartChange: setStart };

  return (
    <LineChart
      aria-label={`Carbon dioxide in the air at Mauna Loa from ${start} to 2020`}
      height={260}
      xAxis={[
        { data: years, min: start, max: 2020, valueFormatter: (year: number) => String(year) },
      ]}
      yAxis={[{ label: 'CO₂ (ppm)', min: 300, max: 420 }]}
      series={[{ data: carbonDioxide, color: '#0072B2' }]}
      skipAnimation
      showToolbar
      slots={{ toolbar: ZoomToolbar }}
      slotProps={{ toolbar }}
    />
  );
}
