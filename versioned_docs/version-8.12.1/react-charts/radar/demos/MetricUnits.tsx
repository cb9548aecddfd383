import { RadarChart } from '@mui/x-charts/RadarChart';

// The outer edge is the Daily Value for adults. Source: FDA.
const metrics = [
  { name: 'Protein', max: 50, unit: 'g' },
  { name: 'Fiber', max: 28, unit: 'g' },
  { name: 'Calcium', max: 1300, unit: 'mg' },
  { name: 'Iron', max: 18, unit: 'mg' },
  { name: 'Magnesium', max: 420, unit: 'mg' },
  { name: 'Potassium', max: 4700, unit: 'mg' },
];
// In 100 g of raw almonds. Source: USDA FoodData Central, SR Legacy 170567.
const almonds = [21.2, 12.5, 269, 3.7, 270, 733];

export default function MetricUnits() {
  return (
    <RadarChart
      direction="ltr"
      aria-label="Almonds: 100 g have 21.2 of 50 g of protein, 12.5 of 28 g of fiber, 269 of 1,300 mg of calcium, 3.7 of 18 mg of iron, 270 of 420 mg of magnesium, and 733 of 4,700 mg of potassium"
      height={300}
      radar={{
        metrics,
        labelFormatter: (name, { location }) => {
          const metric = metrics.find((each) => each.name === name);
          return location === 'tick' && metric
            ? `${name}\n${metric.max.toLocaleString('en-US')} ${metric.unit}`
            : name;
        },
      }}
      series={[
        {
          data: almonds,
          label: 'Almonds (100 g)',
          color: '#D55E00',
          fillArea: true,
          valueFormatter: (value, { dataIndex }) => `${value} ${metrics[dataIndex]?.unit ?? ''}`,
        },
      ]}
      margin={{ top: 40, bottom: 40, left: 70, right: 70 }}
    />
  );
}
