import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';

// The six largest sources of electricity in the United States in 2023, in TWh.
// Source: U.S. Energy Information Administration, February 2024.
const sources = [
  { short: 'Gas', name: 'Natural gas', value: 1802, color: '#0072B2' },
  { short: 'Nuclear', name: 'Nuclear power', value: 775, color: '#B34E00' },
  { short: 'Coal', name: 'Coal', value: 675, color: '#6B6B6B' },
  { short: 'Wind', name: 'Wind power', value: 425, color: '#007A5A' },
  { short: 'Hydro', name: 'Hydropower', value: 240, color: '#A3568A' },
  { short: 'Solar', name: 'Solar power', value: 165, color: '#7D6200' },
];

export default function ArcLabels() {
  return (
    <PieChart
      aria-label="Electricity in the United States in 2023, in TWh: natural gas 1,802, nuclear 775, coal 675, wind 425, hydropower 240, solar 165"
      height={240}
      series={[
        {
          data: sources.map(({ short, name, ...slice }) => ({
            ...slice,
            label: (location) => (location === 'arc' ? short : name),
          })),
          arcLabel: 'label',
          arcLabelMinAngle: 25,
          arcLabelRadius: '68%',
          valueFormatter: ({ value }) => `${value} TWh`,
        },
      ]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#ffffff', fontSize: 12 } }}
    />
  );
}
