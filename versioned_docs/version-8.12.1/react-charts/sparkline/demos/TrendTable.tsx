import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

// Mean daily maximum by month in °C, rounded, normals of 1991 to 2020.
// Source: Met Office (Heathrow) and Japan Meteorological Agency (Tokyo).
const cities = [
  { name: 'London', highs: [8, 9, 12, 15, 18, 22, 24, 23, 20, 16, 11, 9] },
  { name: 'Tokyo', highs: [10, 11, 14, 19, 24, 26, 30, 31, 28, 22, 17, 12] },
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
                // highlight-next-line
                yAxis={{ min: 0, max: 35 }}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
