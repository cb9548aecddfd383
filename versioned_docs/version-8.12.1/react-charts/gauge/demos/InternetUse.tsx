import { Gauge } from '@mui/x-charts/Gauge';

export default function InternetUse() {
  return (
    <Gauge
      // Source: International Telecommunication Union, Facts and Figures 2024.
      aria-label="People in the world who used the internet in 2024, in percent"
      height={200}
      value={68}
      text="68%"
    />
  );
}
