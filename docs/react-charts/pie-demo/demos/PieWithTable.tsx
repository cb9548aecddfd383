import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { PieChart } from '@mui/x-charts/PieChart';

// Where the fresh water on the surface of the Earth is, in percent.
// Living things, 0.26%, are left out. Source: U.S. Geological Survey, after Igor Shiklomanov (1993).
const water = [
  { label: 'Ground ice and permafrost', value: 69, color: '#0072B2' },
  { label: 'Lakes', value: 20.9, color: '#D55E00' },
  { label: 'Soil', value: 3.8, color: '#009E73' },
  { label: 'Atmosphere', value: 3, color: '#CC79A7' },
  { label: 'Swamps', value: 2.6, color: '#A67C00' },
  { label: 'Rivers', value: 0.5, color: '#6B6B6B' },
];

export default function PieWithTable() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        alignItems: 'center',
        gap: 2,
        gridTemplateColumns: { sm: '1fr 1fr' },
      }}
    >
      <PieChart
        aria-label="Fresh water on the surface of the Earth, as in the table"
        height={220}
        hideLegend
        series={[{ data: water, valueFormatter: ({ value }) => `${value}%` }]}
        sx={{ gridArea: 'auto' }}
      />
      <Table size="small" aria-label="Fresh water on the surface of the Earth">
        <TableBody>
          {water.map(({ label, value, color }) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row">
                <Box
                  component="span"
                  sx={{
                    display: 'inline-block',
                    width: 12,
                    height: 12,
                    marginInlineEnd: 1,
                    borderRadius: '50%',
                    bgcolor: color,
                  }}
                />
                {label}
              </TableCell>
              <TableCell align="right">{value}%</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
