import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

// Electricity in the United States, in TWh. Source: U.S. Energy Information Administration,
// Electric Power Annual 2010, and Electric Power Monthly, February 2024 (preliminary).
const colors = { Coal: '#6B6B6B', Gas: '#0072B2', Nuclear: '#B84A00', Renewable: '#00795A' };
const years = [
  { year: 2010, values: { Coal: 1847, Gas: 988, Nuclear: 807, Renewable: 427 } },
  { year: 2023, values: { Coal: 675, Gas: 1802, Nuclear: 775, Renewable: 894 } },
];
const names = ['Coal', 'Gas', 'Nuclear', 'Renewable'] as const;

export default function TwoYears() {
  return (
    <Box sx={{ width: '100%', display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {years.map(({ year, values }) => (
        <Box key={year} sx={{ flex: '1 1 220px', minWidth: 0, textAlign: 'center' }}>
          <Typography variant="subtitle2" component="p">
            {year}
          </Typography>
          <PieChart
            aria-label={`Electricity in the United States in ${year}, in TWh: ${names.map((name) => `${name} ${values[name]}`).join(', ')}`}
            height={210}
            hideLegend
            series={[
              {
                data: names.map((name) => ({
                  label: name,
                  value: values[name],
                  color: colors[name],
                })),
                // The smallest slice is on the left, where its name fits.
                startAngle: -75,
                endAngle: 285,
                arcLabel: 'label',
                arcLabelRadius: '58%',
                arcLabelMinAngle: 30,
              },
            ]}
            sx={{ '& .MuiPieArcLabel-root': { fill: 'white', fontSize: 13 } }}
          />
        </Box>
      ))}
    </Box>
  );
}
