import { BarChart } from '@mui/x-charts/BarChart';

// People on the Titanic who survived and died. Source: Dawson, "The 'Unusual Episode' Data Revisited", 1995.
const groups = ['First class', 'Second class', 'Third class', 'Crew'];
const survived = [203, 118, 178, 212];
const died = [122, 167, 528, 673];

const share = (value: number, index: number) => {
  const all = (survived[index] ?? 0) + (died[index] ?? 0);
  return `${value} (${Math.round((100 * value) / all)}%)`;
};

export default function TitanicBars() {
  return (
    <BarChart
      aria-label="Survivors of the Titanic: 62 percent of the first class, 41 percent of the second, 25 percent of the third, and 24 percent of the crew"
      height={280}
      margin={{ right: 24 }}
      xAxis={[{ label: 'People' }]}
      yAxis={[{ data: groups, scaleType: 'band', width: 100, disableTicks: true }]}
      series={[
        {
          data: survived,
          label: 'Survived',
          layout: 'horizontal',
          stack: 'people',
          color: '#0072B2',
          valueFormatter: (value, { dataIndex }) => share(value ?? 0, dataIndex),
        },
        {
          data: died,
          label: 'Died',
          layout: 'horizontal',
          stack: 'people',
          color: '#8C8C8C',
          valueFormatter: (value, { dataIndex }) => share(value ?? 0, dataIndex),
        },
      ]}
      slotProps={{ tooltip: { trigger: 'axis' } }}
    />
  );
}
