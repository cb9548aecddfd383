import * as React from 'react';
import Box from '@mui/material/Box';
import Slider, { type SliderProps } from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

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

export default function GaugeShape() {
  const [angles, setAngles] = React.useState([-110, 110]);
  const [radii, setRadii] = React.useState([70, 100]);
  const [corner, setCorner] = React.useState(20);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ px: 1, display: 'grid', columnGap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Field
          label="startAngle and endAngle"
          value={angles}
          min={-180}
          max={180}
          step={10}
          onChange={(_, value) => setAngles([value].flat())}
        />
        <Field
          label="innerRadius and outerRadius in %"
          value={radii}
          onChange={(_, value) => setRadii([value].flat())}
        />
        <Field
          label="cornerRadius in %"
          value={corner}
          max={50}
          onChange={(_, value) => setCorner([value].flat()[0] ?? 0)}
        />
      </Box>
      <Gauge
        // Source: World Bank, World Development Indicators, EG.ELC.ACCS.ZS.
        aria-label="People in the world who had electricity in 2022, in percent"
        height={200}
        value={91}
        text="91%"
        startAngle={angles[0]}
        endAngle={angles[1]}
        innerRadius={`${radii[0]}%`}
        outerRadius={`${radii[1]}%`}
        cornerRadius={`${corner}%`}
      />
    </Stack>
  );
}
