import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import type { HighlightItemData } from '@mui/x-charts/context';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// Mean temperatures for 1991 to 2020, rounded, in °F. Source: NOAA, U.S. Climate Normals.
const cities = [
  { id: 'Miami', color: '#D55E00', data: [69, 71, 73, 77, 80, 83, 84, 84, 83, 80, 75, 71] },
  { id: 'New York', color: '#009E73', data: [34, 36, 43, 54, 63, 72, 78, 76, 69, 58, 48, 39] },
  { id: 'Chicago', color: '#0072B2', data: [25, 29, 39, 50, 61, 71, 75, 74, 66, 54, 41, 31] },
];

export default function HighlightFromLegend() {
  const [highlightedItem, setHighlightedItem] = React.useState<HighlightItemData | null>(null);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ justifyContent: 'center' }}>
        {cities.map(({ id, color }) => (
          <Button
            key={id}
            size="small"
            onMouseEnter={() => setHighlightedItem({ seriesId: id })}
            onMouseLeave={() => setHighlightedItem(null)}
            onFocus={() => setHighlightedItem({ seriesId: id })}
            onBlur={() => setHighlightedItem(null)}
            sx={{ color: 'text.primary', textTransform: 'none' }}
            startIcon={
              <span style={{ width: 14, height: 4, borderRadius: 2, backgroundColor: color }} />
            }
          >
            {id}
          </Button>
        ))}
      </Stack>
      <LineChart
        aria-label="Mean temperatures by month: Miami from 69 to 84 °F, New York from 34 to 78 °F, Chicago from 25 to 75 °F"
        height={260}
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ label: 'Temperature (°F)', min: 0, max: 100 }]}
        series={cities.map((city) => ({
          ...city,
          label: city.id,
          showMark: false,
          highlightScope: { highlight: 'series', fade: 'global' } as const,
        }))}
        highlightedItem={highlightedItem}
        onHighlightChange={setHighlightedItem}
        grid={{ horizontal: true }}
        hideLegend
      />
    </Stack>
  );
}
