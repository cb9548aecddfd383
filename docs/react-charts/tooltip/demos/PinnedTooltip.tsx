import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarItemIdentifier } from '@mui/x-charts/models';

// Electricity in the United States in 2023, in TWh. Source: U.S. Energy Information Administration.
const sources = ['Natural gas', 'Nuclear', 'Coal', 'Wind', 'Hydro', 'Solar'];
const generated = [1802, 775, 675, 425, 240, 165];

export default function PinnedTooltip() {
  const [item, setItem] = React.useState<BarItemIdentifier | null>(null);

  return (
    <BarChart
      aria-label="Electricity in the United States in 2023, from 1,802 TWh of natural gas to 165 TWh of solar power"
      height={300}
      layout="horizontal"
      yAxis={[{ data: sources, width: 88 }]}
      xAxis={[{ label: 'TWh', max: 2200 }]}
      series={[
        {
          data: generated,
          color: '#0072B2',
          valueFormatter: (value, { dataIndex }) => `${sources[dataIndex]}: ${value} TWh`,
        },
      ]}
      tooltipItem={item}
      onItemClick={(_event, clicked) =>
        setItem(clicked.dataIndex === item?.dataIndex ? null : clicked)
      }
      slotProps={{ tooltip: { trigger: 'item', anchor: 'node', position: 'right' } }}
    />
  );
}
