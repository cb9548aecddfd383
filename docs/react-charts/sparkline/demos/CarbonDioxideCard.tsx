import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

// Carbon dioxide at Mauna Loa in ppm, mean of each year from 2011 to 2020.
// Source: NOAA Global Monitoring Laboratory.
const ppm = [391.9, 394.1, 396.7, 398.8, 401, 404.4, 406.8, 408.7, 411.7, 414.2];

export default function CarbonDioxideCard() {
  return (
    <Stack direction="row" spacing={2} sx={{ width: '100%', maxWidth: 420, alignItems: 'center' }}>
      <div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          CO₂ in 2020
        </Typography>
        <Typography variant="h6" component="p" sx={{ whiteSpace: 'nowrap' }}>
          414 ppm
        </Typography>
      </div>
      <SparkLineChart
        aria-label="Carbon dioxide rose every year, from 392 ppm in 2011 to 414 ppm in 2020"
        height={48}
        color="#D55E00"
        data={ppm}
      />
    </Stack>
  );
}
