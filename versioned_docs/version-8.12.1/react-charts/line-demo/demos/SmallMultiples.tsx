import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

// Electricity from power plants in the United States, in TWh, rounded to tens.
// Source: U.S. Energy Information Administration, Monthly Energy Review, table 7.2a.
const years = [2000, 2005, 2010, 2015, 2020];
const sources = [
  { name: 'Coal', data: [1970, 2010, 1850, 1350, 770] },
  { name: 'Natural gas', data: [600, 760, 990, 1330, 1620] },
  { name: 'Nuclear', data: [750, 780, 810, 800, 790] },
  { name: 'Wind and solar', data: [10, 20, 100, 220, 430] },
];

export default function SmallMultiples() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
      }}
    >
      {sources.map(({ name, data }) => (
        <div key={name}>
          <Typography variant="subtitle2" component="p">
            {name} (TWh)
          </Typography>
          <LineChart
            aria-label={`${name} in the United States, from ${data[0]} TWh in 2000 to ${data.at(-1)} TWh in 2020`}
            height={150}
            xAxis={[
              {
                data: years,
                scaleType: 'point',
                valueFormatter: (year: number) => String(year),
                tickLabelInterval: (_year: number, index: number) => index % 2 === 0,
              },
            ]}
            yAxis={[{ min: 0, max: 2500, tickNumber: 3 }]}
            series={[
              {
                data,
                color: '#0072B2',
                showMark: false,
                valueFormatter: (value) => `${value} TWh`,
              },
            ]}
            grid={{ horizontal: true }}
            margin={{ top: 8, right: 20, bottom: 0, left: 0 }}
            sx={{ '& .MuiLineElement-root': { strokeWidth: 3 } }}
          />
        </div>
      ))}
    </Box>
  );
}
