import { BarChart } from '@mui/x-charts/BarChart';

import { harbor, oldTown, weekdays } from '../visits';

const colors =
  '[--harbor:var(--color-blue-800)] [--old-town:var(--color-pink-700)] dark:[--harbor:var(--color-indigo-300)] dark:[--old-town:var(--color-pink-300)]';

export default function LibraryVisits() {
  return (
    <div className={`w-full ${colors}`}>
      <BarChart
        aria-label="Visits to two libraries by weekday: most on Saturday, with 520 and 412"
        height={300}
        borderRadius={6}
        xAxis={[{ data: weekdays, disableTicks: true }]}
        yAxis={[{ disableLine: true, disableTicks: true }]}
        series={[
          { data: harbor, label: 'Harbor', color: 'var(--harbor)' },
          { data: oldTown, label: 'Old town', color: 'var(--old-town)' },
        ]}
        grid={{ horizontal: true }}
        className="[&_.MuiChartsAxis-line]:stroke-zinc-200 dark:[&_.MuiChartsAxis-line]:stroke-zinc-700 [&_.MuiChartsGrid-line]:[stroke-dasharray:2_4]"
        slotProps={{
          axisTickLabel: { className: 'fill-zinc-600 dark:fill-zinc-400' },
          tooltip: { classes: { paper: colors } },
        }}
      />
    </div>
  );
}
