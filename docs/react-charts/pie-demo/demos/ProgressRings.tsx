import { PieChart } from '@mui/x-charts/PieChart';

// People who used the internet in 2024, in percent.
// Source: International Telecommunication Union, Facts and Figures 2024.
const regions = [
  { name: 'Europe', value: 91, color: '#0072B2' },
  { name: 'Americas', value: 87, color: '#D55E00' },
  { name: 'Africa', value: 38, color: '#009E73' },
];

export default function ProgressRings() {
  return (
    <PieChart
      aria-label="Internet use in 2024: Europe 91%, Americas 87%, Africa 38%"
      height={240}
      series={regions.map(({ name, value, color }, index) => ({
        data: [
          { value, color, label: `${name} ${value}%` },
          { value: 100 - value, color: 'rgb(128 128 128 / 20%)' },
        ],
        outerRadius: `${100 - index * 22}%`,
        innerRadius: `${82 - index * 22}%`,
        cornerRadius: 4,
      }))}
      slotProps={{
        tooltip: { trigger: 'none' },
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom', horizontal: 'center' },
        },
      }}
    />
  );
}
