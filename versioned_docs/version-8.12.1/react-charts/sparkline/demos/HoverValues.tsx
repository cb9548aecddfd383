import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

// Electricity from coal in the United Kingdom in TWh, rounded.
// Source: Our World in Data, "Electricity mix from BP & EMBER (2022)".
const years = [2010, 2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020];
const coal = [108, 108, 143, 130, 100, 76, 31, 23, 17, 7, 5];
const shared = {
  data: coal,
  height: 72,
  color: '#0072B2',
  showTooltip: true,
  showHighlight: true,
  valueFormatter: (value: number | null) => `${value} TWh`,
  xAxis: { data: years, valueFormatter: String },
};

export default function HoverValues() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ width: '100%' }}>
      <SparkLineChart
        {...shared}
        aria-label="Electricity from coal as an area: it peaked in 2012 with 143 TWh and fell to 5 TWh in 2020"
        slotProps={{ tooltip: { trigger: 'axis' } }}
        area
      />
      <SparkLineChart
        {...shared}
        aria-label="Electricity from coal as bars: it peaked in 2012 with 143 TWh and fell to 5 TWh in 2020"
        slotProps={{ tooltip: { trigger: 'axis' } }}
        plotType="bar"
      />
    </Stack>
  );
}
