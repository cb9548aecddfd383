import { LineChart } from '@mui/x-charts/LineChart';

// Electricity from coal in the United Kingdom. Source: BP and Ember, by Our World in Data (2022).
const years = [2010, 2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020];
const coal = [108, 108, 143, 130, 100, 76, 31, 23, 17, 7, 5];
const peak = Math.max(...coal);

export default function PeakMark() {
  return (
    <LineChart
      aria-label="Electricity from coal in the United Kingdom: it peaked at 143 TWh in 2012 and fell to 5 TWh in 2020"
      height={300}
      xAxis={[{ data: years, scaleType: 'point', valueFormatter: (year: number) => `${year}` }]}
      yAxis={[{ min: 0, label: 'Coal (TWh)' }]}
      series={[
        {
          data: coal,
          label: 'Coal, United Kingdom',
          shape: 'diamond',
          showMark: ({ index, value }) => value === peak || index === coal.length - 1,
          valueFormatter: (value) => `${value} TWh`,
        },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
