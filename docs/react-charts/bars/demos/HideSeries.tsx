import { BarChart } from '@mui/x-charts/BarChart';
import { legendClasses } from '@mui/x-charts/ChartsLegend';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

const legendStyle = {
  [`& .${legendClasses.series}.${legendClasses.hidden}`]: {
    opacity: 1,
    textDecoration: 'line-through',
    [`& .${legendClasses.mark}`]: { opacity: 0.4 },
  },
};

export default function HideSeries() {
  return (
    <BarChart
      aria-label="Passengers of a ferry line by quarter: adults, children and, hidden at first, crew"
      height={300}
      xAxis={[{ data: quarters }]}
      series={[
        { id: 'adults', data: [412, 638, 905, 487], label: 'Adults' },
        { id: 'children', data: [96, 214, 388, 121], label: 'Children' },
        { id: 'crew', data: [61, 64, 72, 63], label: 'Crew' },
      ]}
      initialHiddenItems={[{ type: 'bar', seriesId: 'crew' }]}
      slotProps={{ legend: { toggleVisibilityOnClick: true, sx: legendStyle } }}
    />
  );
}
