import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

// Mean daily maximum by month in °C, normals of 1991 to 2020.
// Source: Met Office (Heathrow) and Japan Meteorological Agency (Tokyo).
const cities = [
  { name: 'London', highs: [8.4, 9, 11.7, 15, 18.4, 21.6, 23.9, 23.4, 20.2, 15.8, 11.5, 8.8] },
  { name: 'Tokyo', highs: [9.8, 10.9, 14.2, 19.4, 23.6, 26.1, 29.9, 31.3, 27.5, 22, 16.7, 12] },
];

export default function TrendTable() {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>City</TableCell>
          <TableCell align="right">July</TableCell>
          <TableCell>January to December</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {cities.map(({ name, highs }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{highs[6]} °C</TableCell>
            <TableCell sx={{ width: '50%', py: 0.5 }}>
              <SparkLineChart
                aria-label={`${name}: from ${Math.min(...highs)} to ${Math.max(...highs)} °C`}
                height={36}
                color="#0072B2"
                data={highs}
                yAxis={{ min: 0, max: 35 }}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
