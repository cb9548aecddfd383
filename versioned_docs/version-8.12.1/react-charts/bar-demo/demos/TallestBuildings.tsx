import { BarChart, BarLabel, type BarLabelProps } from '@mui/x-charts/BarChart';

// Height in meters, end of 2024. Source: Council on Vertical Urbanism, formerly CTBUH.
const dataset = [
  { building: 'Burj Khalifa', height: 828 },
  { building: 'Merdeka 118', height: 679 },
  { building: 'Shanghai Tower', height: 632 },
  { building: 'Mecca Clock Tower', height: 601 },
  { building: 'Ping An Center', height: 599 },
  { building: 'Lotte World Tower', height: 555 },
  { building: 'One WTC, New York', height: 541 },
];

const [first, other] = ['#D55E00', '#7A8288'];

function LabelAfterBar(props: BarLabelProps) {
  return (
    <BarLabel
      {...props}
      x={props.x + props.width + 6}
      width={0}
      style={{ textAnchor: 'start', direction: 'ltr' }}
    />
  );
}

export default function TallestBuildings() {
  return (
    <BarChart
      aria-label="The seven tallest buildings, from 828 m (Burj Khalifa) to 541 m (One World Trade Center)"
      height={300}
      layout="horizontal"
      dataset={dataset}
      yAxis={[
        {
          dataKey: 'building',
          width: 130,
          disableLine: true,
          disableTicks: true,
          categoryGapRatio: 0.35,
          colorMap: {
            type: 'ordinal',
            colors: dataset.map((_building, index) => (index === 0 ? first : other)),
          },
        },
      ]}
      xAxis={[{ position: 'none', max: 1100 }]}
      series={[{ dataKey: 'height', valueFormatter: (value) => `${value} m` }]}
      barLabel={({ value }) => `${value} m`}
      slots={{ barLabel: LabelAfterBar }}
      borderRadius={4}
      margin={{ left: 0, right: 0 }}
    />
  );
}
