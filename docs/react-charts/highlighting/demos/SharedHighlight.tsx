import * as React from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { PieChart } from '@mui/x-charts/PieChart';

// Electricity in the United States in 2023, in TWh. Source: U.S. Energy Information Administration.
const names = ['Natural gas', 'Nuclear', 'Coal', 'Wind', 'Hydro', 'Solar'];
const colors = ['#0072B2', '#D55E00', '#6B6B6B', '#009E73', '#CC79A7', '#A67C00'];
const generated = [1802, 775, 675, 425, 240, 165];

export default function SharedHighlight() {
  const [highlightedItem, setHighlightedItem] = React.useState<HighlightItemData | null>(null);

  const shared = { height: 240, highlightedItem, onHighlightChange: setHighlightedItem };
  const series = {
    id: 'sources',
    highlightScope: { highlight: 'item', fade: 'global' } as const,
  };

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ width: '100%' }}>
      <BarChart
        {...shared}
        aria-label="Electricity in the United States in 2023, from 1,802 TWh of natural gas to 165 TWh of solar power"
        layout="horizontal"
        yAxis={[{ data: names, width: 88, colorMap: { type: 'ordinal', colors } }]}
        xAxis={[{ label: 'TWh', tickNumber: 4 }]}
        series={[{ ...series, data: generated }]}
        axisHighlight={{ y: 'none' }}
      />
      <PieChart
        {...shared}
        aria-label="The same as shares: natural gas 44%, nuclear 19%, coal 17%, wind 10%, hydro 6%, solar 4%"
        hideLegend
        series={[
          {
            ...series,
            data: generated.map((value, index) => ({
              value,
              label: names[index],
              color: colors[index],
            })),
          },
        ]}
      />
    </Stack>
  );
}
