import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

// Adults by wealth in U.S. dollars, 2022. Source: UBS and Credit Suisse, Global Wealth Report 2023.
const levels = [
  { name: 'Over $1 million', adults: '1.1%', color: '#B84A00' },
  { name: '$100,000 to $1 million', adults: '12.0%', color: '#C4560A' },
  { name: '$10,000 to $100,000', adults: '34.4%', color: '#D0672A' },
  { name: 'Under $10,000', adults: '52.5%', color: '#D9772F' },
];

function Levels({ labelWidth }: { labelWidth: number }) {
  const theme = useTheme();
  const { left, top, width, height } = useDrawingArea();
  const yScale = useYScale<'band'>();
  const half = (width - labelWidth) / 2;
  const center = left + half;
  /** Half the width of the triangle at a height. */
  const halfAt = (y: number) => (half * (y - top)) / height;

  return levels.map(({ name, adults, color }) => {
    const y = yScale(name) ?? 0;
    const bottom = y + yScale.bandwidth();
    const middle = (y + bottom) / 2;

    return (
      <g key={name} fontFamily={theme.typography.fontFamily} fontSize={14}>
        <path
          data-level={name}
          fill={color}
          d={`M${center - halfAt(y)},${y} H${center + halfAt(y)} L${center + halfAt(bottom)},${bottom} H${center - halfAt(bottom)} Z`}
        />
        <g fill={(theme.vars ?? theme).palette.text.primary} direction="ltr">
          <line
            x1={center + halfAt(middle) + 6}
            x2={left + width - labelWidth + 4}
            y1={middle}
            y2={middle}
            stroke={(theme.vars ?? theme).palette.text.disabled}
          />
          <text x={left + width - labelWidth + 10} y={middle - 3} fontWeight={600}>
            {adults}
          </text>
          <text x={left + width - labelWidth + 10} y={middle + 15} fontSize={12}>
            {name}
          </text>
        </g>
      </g>
    );
  });
}

export default function WealthPyramid() {
  const isNarrow = useMediaQuery('(max-width: 600px)');

  return (
    <ChartsContainer
      aria-label="Adults by wealth in 2022: 1.1 percent have over 1 million dollars, 12 percent over 100,000, 34.4 percent over 10,000, and 52.5 percent less"
      height={320}
      margin={8}
      xAxis={[{ position: 'none' }]}
      yAxis={[
        {
          scaleType: 'band',
          position: 'none',
          data: levels.map(({ name }) => name),
          categoryGapRatio: 0.05,
        },
      ]}
    >
      <Levels labelWidth={isNarrow ? 150 : 220} />
    </ChartsContainer>
  );
}
