import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { PieChart } from '@mui/x-charts/PieChart';

// Electricity in the United States in 2023, in TWh. Source: U.S. Energy Information Administration.
const sources = [
  { label: 'Natural gas', value: 1802, color: '#0072B2' },
  { label: 'Nuclear', value: 775, color: '#D55E00' },
  { label: 'Coal', value: 675, color: '#6B6B6B' },
  { label: 'Wind', value: 425, color: '#009E73' },
  { label: 'Hydro', value: 240, color: '#CC79A7' },
  { label: 'Solar', value: 165, color: '#A67C00' },
];

export default function VisibilityCheckboxes() {
  const [hidden, setHidden] = React.useState<number[]>([0, 2]);

  const toggle = (index: number) =>
    setHidden((before) =>
      before.includes(index) ? before.filter((each) => each !== index) : [...before, index],
    );

  return (
    <div style={{ width: '100%' }}>
      <FormGroup row sx={{ justifyContent: 'center' }}>
        {sources.map(({ label, color }, index) => (
          <FormControlLabel
            key={label}
            label={label}
            control={
              <Checkbox
                size="small"
                checked={!hidden.includes(index)}
                onChange={() => toggle(index)}
                sx={{ '&, &.Mui-checked': { color } }}
              />
            }
          />
        ))}
      </FormGroup>
      <PieChart
        aria-label="Electricity in the United States in 2023, by the sources that are checked above"
        height={220}
        series={[
          {
            id: 'sources',
            data: sources,
            innerRadius: 45,
            valueFormatter: (v) => `${v.value} TWh`,
          },
        ]}
        hiddenItems={hidden.map((dataIndex) => ({ type: 'pie', seriesId: 'sources', dataIndex }))}
        hideLegend
      />
    </div>
  );
}
