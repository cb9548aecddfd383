import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

// People who used the internet in 2024, in percent.
// Source: International Telecommunication Union, Facts and Figures 2024.
const regions = [
  { name: 'Africa', value: 38 },
  { name: 'Asia-Pacific', value: 66 },
  { name: 'Arab States', value: 70 },
  { name: 'Americas', value: 87 },
  { name: 'Europe', value: 91 },
  { name: 'CIS', value: 92 },
];

function colorOf(value: number) {
  if (value < 50) {
    return '#D55E00';
  }
  return value < 80 ? '#A67C00' : '#0072B2';
}

export default function InternetByRegion() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
      }}
    >
      {regions.map(({ name, value }) => (
        <Box key={name} sx={{ minWidth: 0, textAlign: 'center' }}>
          <Gauge
            aria-label={`Internet use in ${name}, in percent`}
            height={96}
            margin={2}
            value={value}
            text={`${value}%`}
            sx={{ [`& .${gaugeClasses.valueArc}`]: { fill: colorOf(value) } }}
          />
          <Typography variant="body2">{name}</Typography>
        </Box>
      ))}
    </Box>
  );
}
