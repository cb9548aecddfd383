import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useDrawingArea, useLegend } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

import { download, toPng, toSvgText } from './exportChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// Mean temperatures for 1991 to 2020, rounded, in °F. Source: NOAA, U.S. Climate Normals.
const miami = [69, 71, 73, 77, 80, 83, 84, 84, 83, 80, 75, 71];
const chicago = [25, 29, 39, 50, 61, 71, 75, 74, 66, 54, 41, 31];

/** The built-in legend is HTML, and so it isn't part of the SVG. */
function SvgLegend() {
  const { items } = useLegend();
  const { left } = useDrawingArea();

  return items.map(({ id, color, label }, index) => (
    <g key={id} transform={`translate(${left + index * 100}, 20)`} data-legend>
      <rect width={12} height={12} y={-11} rx={2} fill={color} />
      <text x={18} fontSize={14} fill="currentColor" direction="ltr">
        {label}
      </text>
    </g>
  ));
}

export default function DownloadChart() {
  const ref = React.useRef<SVGSVGElement>(null);

  const saveSvg = () => {
    if (ref.current) {
      const file = new Blob([toSvgText(ref.current)], { type: 'image/svg+xml' });
      download(file, 'temperatures.svg');
    }
  };
  const savePng = async () => {
    if (ref.current) {
      const file = await toPng(ref.current, getComputedStyle(document.body).backgroundColor);
      if (file) {
        download(file, 'temperatures.png');
      }
    }
  };

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'center' }}>
        <Button size="small" onClick={saveSvg}>
          Download SVG
        </Button>
        <Button size="small" onClick={savePng}>
          Download PNG
        </Button>
      </Stack>
      <LineChart
        ref={ref}
        aria-label="Mean temperatures by month: Miami from 69 to 84 °F, Chicago from 25 to 75 °F"
        height={280}
        margin={{ top: 40 }}
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ label: 'Temperature (°F)', min: 0, max: 100 }]}
        series={[
          { id: 'miami', data: miami, label: 'Miami', color: '#D55E00', showMark: false },
          { id: 'chicago', data: chicago, label: 'Chicago', color: '#0072B2', showMark: false },
        ]}
        grid={{ horizontal: true }}
        hideLegend
        sx={{ color: 'text.primary' }}
      >
        <SvgLegend />
      </LineChart>
    </Stack>
  );
}
