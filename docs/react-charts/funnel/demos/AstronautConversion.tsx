import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

// Selection of NASA's astronaut group of 2017, from more than 18,300 applications. Source: NASA.
const steps = [
  { name: 'Applications', people: 18_300 },
  { name: 'First interview', people: 120 },
  { name: 'Second interview', people: 50 },
  { name: 'Selected', people: 12 },
];
const logOf = (people: number) => Math.log10(people) / Math.log10(steps[0]?.people ?? 10);

const count = new Intl.NumberFormat('en');
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 });

export default function AstronautConversion() {
  return (
    <Box sx={{ width: '100%', maxWidth: 620, mx: 'auto' }}>
      <Box component="ol" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {steps.map(({ name, people }, index) => {
          const before = steps[index - 1];
          return (
            <li key={name}>
              {before && (
                <Typography
                  variant="body2"
                  align="center"
                  sx={{ color: 'text.secondary', py: 0.5 }}
                >
                  <span aria-hidden>↓</span> {percent.format(people / before.people)} continue
                </Typography>
              )}
              <Box
                sx={{
                  width: `${Math.max(32, 100 * logOf(people))}%`,
                  minWidth: 150,
                  mx: 'auto',
                  py: 1,
                  borderRadius: 1,
                  textAlign: 'center',
                  bgcolor: '#9A50B0',
                  color: '#fff',
                }}
              >
                <Typography component="div" variant="h6" sx={{ lineHeight: 1.2 }}>
                  {count.format(people)}
                </Typography>
                <Typography variant="body2">{name}</Typography>
              </Box>
            </li>
          );
        })}
      </Box>
      <Typography variant="caption" component="p" align="center" sx={{ mt: 1.5 }}>
        The widths are on a logarithmic scale.
      </Typography>
    </Box>
  );
}
