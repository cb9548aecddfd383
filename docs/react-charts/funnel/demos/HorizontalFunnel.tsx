import { useTheme } from '@mui/material/styles';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';

// Shares of the fresh water on Earth. The last step is neither in glaciers nor groundwater.
// Source: U.S. Geological Survey, after Shiklomanov, 1993.
const steps = [
  { name: 'Fresh water', value: 100, color: '#A35A0A' },
  { name: 'Not in glaciers', value: 31.3, color: '#B45F06' },
  { name: 'Surface and other', value: 1.2, color: '#C9731F' },
];

function Sections() {
  const theme = useTheme();
  const { top, height } = useDrawingArea();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const center = top + height / 2;
  const halfOf = (value: number) => (yScale(0) - yScale(value)) / 2;

  return steps.map(({ name, value, color }, index) => {
    const start = xScale(name) ?? 0;
    const end = start + xScale.bandwidth();
    const middle = (start + end) / 2;
    const half = halfOf(value);
    const next = halfOf(steps[index + 1]?.value ?? value);

    return (
      <g key={name}>
        <path
          data-step={name}
          fill={color}
          d={`M${start},${center - half}
            C${middle},${center - half} ${middle},${center - next} ${end},${center - next}
            V${center + next}
            C${middle},${center + next} ${middle},${center + half} ${start},${center + half} Z`}
        />
        <text
          x={middle}
          y={half > 25 ? center : center - 20}
          textAnchor="middle"
          dominantBaseline="central"
          direction="ltr"
          fontFamily={theme.typography.fontFamily}
          fontSize={15}
          fontWeight={500}
          fill={half > 25 ? '#fff' : (theme.vars ?? theme).palette.text.primary}
        >
          {value}%
        </text>
      </g>
    );
  });
}

export default function HorizontalFunnel() {
  return (
    <ChartsContainer
      aria-label="Of all fresh water, 31.3 percent isn't frozen in glaciers, and 1.2 percent isn't groundwater either"
      height={240}
      margin={{ top: 8, right: 8, bottom: 0, left: 8 }}
      xAxis={[
        {
          scaleType: 'band',
          data: steps.map(({ name }) => name),
          categoryGapRatio: 0.02,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[{ min: 0, max: 100, position: 'none' }]}
    >
      <Sections />
      <ChartsXAxis />
    </ChartsContainer>
  );
}
