import * as React from 'react';
import Box from '@mui/material/Box';
import Slider, { type SliderProps } from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

// Where the fresh water on the surface of the Earth is, in percent.
// Source: U.S. Geological Survey, after Igor Shiklomanov (1993).
const water = [
  { label: 'Ground ice', value: 69, color: '#0072B2' },
  { label: 'Lakes', value: 20.9, color: '#D55E00' },
  { label: 'Soil, rivers, and other', value: 10.1, color: '#009E73' },
];

function Field({ label, ...props }: SliderProps & { label: string }) {
  return (
    <div>
      <Typography variant="body2">{`${label}: ${[props.value].flat().join(' to ')}`}</Typography>
      <Slider
        size="small"
        getAriaLabel={(index) => (Array.isArray(props.value) ? `${label} ${index + 1}` : label)}
        {...props}
      />
    </div>
  );
}

export default function SliceShape() {
  const [inner, setInner] = React.useState(50);
  const [padding, setPadding] = React.useState(4);
  const [corner, setCorner] = React.useState(6);
  const [angles, setAngles] = React.useState([-90, 270]);

  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2 }}>
      <Box
        sx={{
          px: 1,
          display: 'grid',
          columnGap: 4,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        }}
      >
        <Field label="innerRadius in %" value={inner} onChange={(_, value) => setInner(+value)} />
        <Field
          label="paddingAngle"
          value={padding}
          max={20}
          onChange={(_, value) => setPadding(+value)}
        />
        <Field
          label="cornerRadius"
          value={corner}
          max={20}
          onChange={(_, value) => setCorner(+value)}
        />
        <Field
          label="startAngle and endAngle"
          value={angles}
          min={-180}
          max={360}
          step={15}
          onChange={(_, value) => setAngles([value].flat())}
        />
      </Box>
      <PieChart
        aria-label="Fresh water on the surface of the Earth: ground ice 69%, lakes 20.9%, soil, rivers, and other 10.1%"
        height={220}
        series={[
          {
            data: water,
            innerRadius: `${inner}%`,
            paddingAngle: padding,
            cornerRadius: corner,
            startAngle: angles[0],
            endAngle: angles[1],
            valueFormatter: ({ value }) => `${value}%`,
          },
        ]}
        slotProps={{
          legend: {
            direction: 'horizontal',
            position: { vertical: 'bottom', horizontal: 'center' },
          },
        }}
      />
    </Box>
  );
}
