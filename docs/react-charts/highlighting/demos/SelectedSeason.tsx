import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const seasons = ['Winter', 'Spring', 'Summer', 'Autumn'];
// Averages for 1991 to 2020 at London Heathrow, rounded. Source: Met Office.
const rain = [161, 127, 146, 182];

export default function SelectedSeason() {
  const [selected, setSelected] = React.useState(3);

  return (
    <div style={{ width: '100%' }}>
      <RadioGroup
        row
        aria-label="Season"
        value={selected}
        onChange={(event) => setSelected(Number(event.target.value))}
        sx={{ justifyContent: 'center' }}
      >
        {seasons.map((season, index) => (
          <FormControlLabel key={season} value={index} label={season} control={<Radio />} />
        ))}
      </RadioGroup>
      <BarChart
        aria-label="Rain at London Heathrow: winter 161 mm, spring 127 mm, summer 146 mm, autumn 182 mm"
        height={240}
        xAxis={[{ id: 'seasons', data: seasons }]}
        yAxis={[{ label: 'Rain (mm)' }]}
        series={[{ data: rain, color: '#0072B2', valueFormatter: (value) => `${value} mm` }]}
        highlightedAxis={[{ axisId: 'seasons', dataIndex: selected }]}
        onAxisClick={(_event, data) => data && setSelected(data.dataIndex)}
        sx={{ '& .MuiChartsAxisHighlight-root': { fill: '#E69F00', fillOpacity: 0.35 } }}
      />
    </div>
  );
}
