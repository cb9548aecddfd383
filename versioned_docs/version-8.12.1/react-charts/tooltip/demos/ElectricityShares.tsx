import { PieChart } from '@mui/x-charts/PieChart';

// Electricity in the United States in 2023, in TWh. Source: U.S. Energy Information Administration.
const sources = [
  { label: 'Natural gas', value: 1802, color: '#0072B2' },
  { label: 'Nuclear', value: 775, color: '#D55E00' },
  { label: 'Coal', value: 675, color: '#6B6B6B' },
  { label: 'Wind', value: 425, color: '#009E73' },
  { label: 'Hydro', value: 240, color: '#CC79A7' },
  { label: 'Solar', value: 165, color: '#A67C00' },
];
const total = sources.reduce((sum, { value }) => sum + value, 0);
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

export default function ElectricityShares() {
  return (
    <PieChart
      aria-label="Electricity in the United States in 2023: natural gas 44%, nuclear 19%, coal 17%, wind 10%, hydro 6%, solar 4%"
      height={260}
      series={[
        {
          data: sources,
          innerRadius: 50,
          valueFormatter: ({ value }) => `${value} TWh (${percent.format(value / total)})`,
        },
      ]}
    />
  );
}
