import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

const flights = ['AY 141', 'TK 1763', 'LH 2464', 'AF 1071'];

const series = [
  { id: 'economy', label: 'Economy', data: [148, 162, 121, 139] },
  { id: 'business', label: 'Business', data: [22, 34, 18, 27] },
];

export default function ClickABar() {
  const [message, setMessage] = React.useState('Click a bar.');

  const handleItemClick: BarChartProps['onItemClick'] = (_event, { seriesId, dataIndex }) => {
    const clicked = series.find(({ id }) => id === seriesId);
    setMessage(`${flights[dataIndex]}: ${clicked?.data[dataIndex]} seats in ${clicked?.label}.`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <BarChart
        aria-label="Seats sold on four flights in economy and business class"
        height={280}
        xAxis={[{ data: flights }]}
        series={series}
        onItemClick={handleItemClick}
      />
      <Typography role="status" sx={{ textAlign: 'center' }}>
        {message}
      </Typography>
    </Stack>
  );
}
