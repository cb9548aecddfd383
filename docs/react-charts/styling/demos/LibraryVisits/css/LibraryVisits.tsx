import { BarChart } from '@mui/x-charts/BarChart';

import { harbor, oldTown, weekdays } from '../visits';
import './LibraryVisits.css';

export default function LibraryVisits() {
  return (
    <BarChart
      aria-label="Visits to two libraries by weekday: most on Saturday, with 520 and 412"
      className="visits"
      height={300}
      borderRadius={6}
      xAxis={[{ data: weekdays, disableTicks: true }]}
      yAxis={[{ disableLine: true, disableTicks: true }]}
      series={[
        { data: harbor, label: 'Harbor', color: 'var(--mui-palette-primary-main)' },
        { data: oldTown, label: 'Old town', color: 'var(--mui-palette-secondary-main)' },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
