import { RadarAxis, RadarChart } from '@mui/x-charts/RadarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// Averages for 1991 to 2020 at London Heathrow, in mm, rounded. Source: Met Office.
const rain = [59, 45, 39, 42, 46, 47, 46, 53, 50, 65, 67, 57];

export default function ValuesOnAxis() {
  return (
    <RadarChart
      direction="ltr"
      aria-label="Rain in London in mm: from 39 in March to 67 in November"
      height={300}
      divisions={4}
      shape="circular"
      radar={{ max: 80, metrics: months }}
      series={[
        {
          data: rain,
          label: 'Rain in London (mm)',
          color: '#0072B2',
          fillArea: true,
          valueFormatter: (value) => `${value} mm`,
        },
      ]}
    >
      <RadarAxis metric="Jan" divisions={4} angle={15} />
    </RadarChart>
  );
}
