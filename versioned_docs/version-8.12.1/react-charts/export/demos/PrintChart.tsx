import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// Averages for 1991 to 2020 at London Heathrow, rounded. Source: Met Office.
const rain = [59, 45, 39, 42, 46, 47, 46, 53, 50, 65, 67, 57];

const printStyles = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body.printing-chart *': { visibility: 'hidden' },
        'body.printing-chart .printed-chart, body.printing-chart .printed-chart *': {
          visibility: 'visible',
          color: '#000',
        },
        'body.printing-chart .printed-chart': { position: 'absolute', inset: '0 0 auto 0' },
        'body.printing-chart .printed-chart svg': { maxWidth: '100%' },
        // Browsers don't print backgrounds, and text and lines have to be dark on paper.
        'body.printing-chart .printed-chart text': { fill: '#000 !important' },
        'body.printing-chart .printed-chart line': { stroke: '#000 !important' },
      },
    }}
  />
);

function printChart() {
  document.body.classList.add('printing-chart');
  window.addEventListener('afterprint', () => document.body.classList.remove('printing-chart'), {
    once: true,
  });
  window.print();
}

export default function PrintChart() {
  return (
    <Stack sx={{ width: '100%' }}>
      {printStyles}
      <Button size="small" onClick={printChart} sx={{ alignSelf: 'center' }}>
        Print or save as PDF
      </Button>
      <Box className="printed-chart" sx={{ width: '100%' }}>
        <BarChart
          aria-label="Rain at London Heathrow by month: from 39 mm in March to 67 mm in November"
          height={260}
          xAxis={[{ data: months }]}
          yAxis={[{ label: 'Rain at Heathrow (mm)' }]}
          series={[{ data: rain, color: '#0072B2' }]}
          skipAnimation
        />
      </Box>
    </Stack>
  );
}
