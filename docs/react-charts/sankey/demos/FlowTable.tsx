import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

// Medals at the Games of Paris, as awarded in August 2024. Source: International Olympic Committee.
const kinds = ['Gold', 'Silver', 'Bronze'];
const countries = [
  { name: 'USA', medals: [40, 44, 42] },
  { name: 'China', medals: [40, 27, 24] },
  { name: 'Great Britain', medals: [14, 22, 29] },
  { name: 'France', medals: [16, 26, 22] },
];
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

export default function FlowTable() {
  return (
    <Table size="small" sx={{ maxWidth: 520, '& th, & td': { px: { xs: 1, sm: 2 } } }}>
      <caption>Medals of four countries in Paris in 2024, by kind</caption>
      <TableHead>
        <TableRow>
          <TableCell>From</TableCell>
          {kinds.map((kind) => (
            <TableCell key={kind} align="right">
              {kind}
            </TableCell>
          ))}
          <TableCell align="right">All</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {countries.map(({ name, medals }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {medals.map((value, index) => (
              <TableCell key={kinds[index]} align="right">
                {value}
              </TableCell>
            ))}
            <TableCell align="right">
              <strong>{sum(medals)}</strong>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row">
            All
          </TableCell>
          {kinds.map((kind, index) => (
            <TableCell key={kind} align="right">
              {sum(countries.map(({ medals }) => medals[index] ?? 0))}
            </TableCell>
          ))}
          <TableCell align="right">
            <strong>{sum(countries.flatMap(({ medals }) => medals))}</strong>
          </TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}
