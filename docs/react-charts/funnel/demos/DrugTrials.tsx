import { useTheme } from '@mui/material/styles';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';

// Of 100 drugs that enter clinical trials, how many reach each stage. Success rates of 2011 to 2020.
// Source: BIO, QLS Advisors, Informa, "Clinical Development Success Rates", 2021.
const stages = [
  { name: 'Phase I', value: 100, color: '#00699F' },
  { name: 'Phase II', value: 52, color: '#0072B2' },
  { name: 'Phase III', value: 15, color: '#1B80BE' },
  { name: 'Application', value: 8.7, color: '#2F8CC8' },
  { name: 'Approved', value: 7.9, color: '#3F95CE' },
];

function Sections() {
  const theme = useTheme();
  const { left, width } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'band'>();
  const center = left + width / 2;
  const halfOf = (value: number) => (xScale(value) - xScale(0)) / 2;

  return stages.map(({ name, value, color }, index) => {
    const top = yScale(name) ?? 0;
    const bottom = top + yScale.bandwidth();
    const half = halfOf(value);
    // The section ends as wide as the next one starts.
    const nextHalf = halfOf(stages[index + 1]?.value ?? value);
    const fits = half > 50;

    return (
      <g key={name}>
        <path
          data-stage={name}
          fill={color}
          d={`M${center - half},${top} H${center + half} L${center + nextHalf},${bottom} H${center - nextHalf} Z`}
        />
        <text
          x={fits ? center : center + half + 10}
          y={(top + bottom) / 2}
          textAnchor={fits ? 'middle' : 'start'}
          dominantBaseline="central"
          direction="ltr"
          fontFamily={theme.typography.fontFamily}
          fontSize={14}
          fontWeight={500}
          fill={fits ? '#fff' : (theme.vars ?? theme).palette.text.primary}
        >
          {value}
        </text>
      </g>
    );
  });
}

export default function DrugTrials() {
  return (
    <ChartsContainer
      aria-label="Of 100 drugs that enter phase I, 52 reach phase II, 15 phase III, 8.7 an application, and 7.9 are approved"
      height={320}
      margin={{ top: 8, right: 16, bottom: 8, left: 0 }}
      xAxis={[{ min: 0, max: 100, position: 'none' }]}
      yAxis={[
        {
          scaleType: 'band',
          data: stages.map(({ name }) => name),
          categoryGapRatio: 0.06,
          width: 90,
          disableLine: true,
          disableTicks: true,
          tickLabelStyle: { fontSize: 14 },
        },
      ]}
    >
      <Sections />
      <ChartsYAxis />
    </ChartsContainer>
  );
}
