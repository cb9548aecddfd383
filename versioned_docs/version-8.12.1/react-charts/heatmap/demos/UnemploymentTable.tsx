import { getContrastRatio } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// Unemployment rate in the United States in %, seasonally adjusted.
// Source: Bureau of Labor Statistics, series LNS14000000, as revised in January 2025.
const years = [
  { year: 2019, rates: [4.0, 3.8, 3.8, 3.7, 3.6, 3.6, 3.7, 3.6, 3.5, 3.6, 3.6, 3.6] },
  { year: 2020, rates: [3.6, 3.5, 4.4, 14.8, 13.2, 11.0, 10.2, 8.4, 7.8, 6.9, 6.7, 6.7] },
  { year: 2021, rates: [6.4, 6.2, 6.1, 6.1, 5.8, 5.9, 5.4, 5.1, 4.7, 4.5, 4.2, 3.9] },
  { year: 2022, rates: [4.0, 3.8, 3.7, 3.7, 3.6, 3.6, 3.5, 3.6, 3.5, 3.6, 3.6, 3.5] },
];

const colorOf = (rate: number) => {
  if (rate < 4) return '#F7F4F9';
  if (rate < 5) return '#E0D3EA';
  if (rate < 7) return '#B99BD0';
  return rate < 10 ? '#7A4DA3' : '#3F1A6B';
};

export default function UnemploymentTable() {
  return (
    <Table size="small" sx={{ maxWidth: 560, tableLayout: 'fixed', '& th': { fontWeight: 500 } }}>
      <caption>Unemployment rate in the United States (percent)</caption>
      <TableHead>
        <TableRow>
          <TableCell>Month</TableCell>
          {years.map(({ year }) => (
            <TableCell key={year} align="center">
              {year}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {months.map((month, index) => (
          <TableRow key={month}>
            <TableCell component="th" scope="row">
              {month}
            </TableCell>
            {years.map(({ year, rates }) => {
              const rate = rates[index] ?? 0;
              const backgroundColor = colorOf(rate);
              const color = getContrastRatio(backgroundColor, '#fff') >= 4.5 ? '#fff' : '#000';
              return (
                <TableCell key={year} align="center" style={{ backgroundColor, color }}>
                  {rate.toFixed(1)}
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
