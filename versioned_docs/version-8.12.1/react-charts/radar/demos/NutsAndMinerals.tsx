import { RadarChart } from '@mui/x-charts/RadarChart';

const nutrients = ['Protein', 'Fiber', 'Calcium', 'Iron', 'Magnesium', 'Potassium'];
// Percent of the Daily Value in 100 g, rounded. Sources: USDA FoodData Central, SR Legacy 170567 and
// 170162; Daily Values: FDA.
const almonds = [42, 45, 21, 21, 64, 16];
const cashews = [36, 12, 3, 37, 70, 14];

export default function NutsAndMinerals() {
  return (
    <RadarChart
      // In right-to-left layouts, the names of the metrics would overlap the chart.
      direction="ltr"
      aria-label="Nutrients in 100 g of almonds and cashews: almonds have more fiber and calcium, cashews more iron and magnesium"
      height={300}
      radar={{ max: 80, metrics: nutrients }}
      series={[
        { data: almonds, label: 'Almonds', color: '#D55E00', valueFormatter: (v) => `${v}%` },
        { data: cashews, label: 'Cashews', color: '#0072B2', valueFormatter: (v) => `${v}%` },
      ]}
    />
  );
}
