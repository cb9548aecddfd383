import * as React from 'react';
import SettingsIcon from '@mui/icons-material/Settings';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// Averages of the daily highs for 1991 to 2020 at London Heathrow. Source: Met Office.
const celsius = [8.4, 9.0, 11.7, 15.0, 18.4, 21.6, 23.9, 23.4, 20.2, 15.8, 11.5, 8.8];

export default function ToolbarWithMenu() {
  const [unit, setUnit] = React.useState<'°C' | '°F'>('°C');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const data = unit === '°C' ? celsius : celsius.map((value) => Math.round(value * 1.8 + 32));

  const choose = (next: '°C' | '°F') => {
    setUnit(next);
    setAnchor(null);
  };

  return (
    <Stack sx={{ width: '100%' }}>
      <ChartDataProvider
        height={260}
        xAxis={[{ scaleType: 'band', data: months }]}
        yAxis={[{ label: `Daily high (${unit})` }]}
        series={[{ type: 'bar', data, color: '#D55E00' }]}
      >
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography variant="subtitle1" component="p">
            London Heathrow
          </Typography>
          <Toolbar aria-label="Chart settings" style={{ border: 0, margin: 0 }}>
            <ToolbarButton
              aria-label="Unit"
              aria-haspopup="menu"
              aria-expanded={anchor !== null}
              onClick={(event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
            >
              <SettingsIcon fontSize="small" />
            </ToolbarButton>
          </Toolbar>
        </Stack>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          <MenuItem selected={unit === '°C'} onClick={() => choose('°C')}>
            Celsius
          </MenuItem>
          <MenuItem selected={unit === '°F'} onClick={() => choose('°F')}>
            Fahrenheit
          </MenuItem>
        </Menu>
        <ChartsSurface
          aria-label={`Daily highs at London Heathrow by month in ${unit}, highest in July`}
        >
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartDataProvider>
    </Stack>
  );
}
