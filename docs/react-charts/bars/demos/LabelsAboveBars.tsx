import { BarChart } from '@mui/x-charts/BarChart';

const cities = ['Oslo', 'Kraków', 'Lisboa', 'Αθήνα', 'København'];
const sunHours = [1668, 1670, 2806, 2773, 1780];

export default function LabelsAboveBars() {
  return (
    <BarChart
      aria-label="Hours of sunshine a year, from 1,668 in Oslo to 2,806 in Lisbon"
      height={300}
      xAxis={[{ data: cities, disableTicks: true }]}
      yAxis={[{ position: 'none', max: 3000 }]}
      series={[
        {
          data: sunHours,
          barLabel: ({ value }) => value?.toLocaleString('en-US'),
          barLabelPlacement: 'outside',
        },
      ]}
      borderRadius={6}
    />
  );
}
