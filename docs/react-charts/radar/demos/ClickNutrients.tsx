import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';

const nutrients = ['Protein', 'Fiber', 'Calcium', 'Iron', 'Magnesium', 'Potassium'];
// Percent of the Daily Value in 100 g, rounded. Sources: USDA FoodData Central, SR Legacy 170567 and
// 170162; Daily Values: FDA.
const foods = [
  { id: 'almonds', label: 'Almonds', data: [42, 45, 21, 21, 64, 16], color: '#D55E00' },
  { id: 'cashews', label: 'Cashews', data: [36, 12, 3, 37, 70, 14], color: '#0072B2' },
];

export default function ClickNutrients() {
  const [clicked, setClicked] = React.useState('Click a mark or an area');

  const describe = (part: string, seriesId: string | number, dataIndex: number) => {
    const food = foods.find((each) => each.id === seriesId);
    setClicked(`${part}: ${food?.label}, ${nutrients[dataIndex]}, ${food?.data[dataIndex]}%`);
  };

  return (
    <div style={{ width: '100%' }}>
      <RadarChart
        direction="ltr"
        aria-label="Nutrients in 100 g of almonds and cashews, in percent of the Daily Value"
        height={280}
        radar={{ max: 80, metrics: nutrients }}
        series={foods.map((food) => ({ ...food, fillArea: true }))}
        onMarkClick={(_, { seriesId, dataIndex }) => describe('Mark', seriesId, dataIndex)}
        onAreaClick={(_, { seriesId, dataIndex }) => describe('Area', seriesId, dataIndex)}
      />
      <Typography role="status" variant="body2" sx={{ textAlign: 'center' }}>
        {clicked}
      </Typography>
    </div>
  );
}
