import { RadarChart, radarClasses } from '@mui/x-charts/RadarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// Averages of the daily highs for 1991 to 2020, in °C.
// Sources: Met Office (Heathrow), Bureau of Meteorology (Observatory Hill).
const london = [8.4, 9.0, 11.7, 15.0, 18.4, 21.6, 23.9, 23.4, 20.2, 15.8, 11.5, 8.8];
const sydney = [27.0, 26.8, 25.7, 23.6, 20.9, 18.3, 17.9, 19.3, 21.6, 23.2, 24.2, 25.7];
const valueFormatter = (value: number) => `${value.toFixed(1)} °C`;

export default function OppositeSeasons() {
  return (
    <RadarChart
      direction="ltr"
      aria-label="Daily highs by month: London is warmest in July with 23.9 °C, Sydney in January with 27 °C"
      height={320}
      shape="circular"
      divisions={3}
      stripeColor={null}
      radar={{ max: 30, metrics: months }}
      series={[
        { data: london, label: 'London', color: '#0072B2', hideMark: true, valueFormatter },
        { data: sydney, label: 'Sydney', color: '#D55E00', hideMark: true, valueFormatter },
      ]}
      sx={{ [`& .${radarClasses.seriesArea}`]: { strokeWidth: 3 } }}
    />
  );
}
