import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

// Seats in the German Bundestag after the election of 2025. Source: Bundeswahlleiterin.
const seats = [
  { label: 'Die Linke', value: 64, color: '#A8437C' },
  { label: 'SPD', value: 120, color: '#B84A00' },
  { label: 'Grüne', value: 85, color: '#00795A' },
  { label: 'SSW', value: 1, color: '#8A6100' },
  { label: 'CDU/CSU', value: 208, color: '#6B6B6B' },
  { label: 'AfD', value: 152, color: '#0072B2' },
];

export default function HalfPie() {
  return (
    <PieChart
      aria-label="Seats in the Bundestag in 2025: Die Linke 64, SPD 120, Grüne 85, SSW 1, CDU/CSU 208, AfD 152"
      height={150}
      margin={{ top: 4, right: 4, bottom: 4, left: 4 }}
      series={[
        {
          data: seats,
          startAngle: -90,
          endAngle: 90,
          cy: '100%',
          innerRadius: 60,
          outerRadius: 138,
          arcLabel: 'value',
          arcLabelMinAngle: 10,
          valueFormatter: ({ value }) => (value === 1 ? '1 seat' : `${value} seats`),
        },
      ]}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom', horizontal: 'center' },
        },
      }}
      sx={{ [`& .${pieClasses.arcLabel}`]: { fill: 'white', fontSize: 14, fontWeight: 600 } }}
    />
  );
}
