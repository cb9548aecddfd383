import { ScatterChart } from '@mui/x-charts/ScatterChart';

// Mean body weight in kg and brain weight in g.
// Source: Allison and Cicchetti (1976), data set "mammals" of the R package MASS.
const animals = [
  { name: 'Asian elephant', body: 2547, brain: 4603 },
  { name: 'Chimpanzee', body: 52.16, brain: 440 },
  { name: 'Cow', body: 465, brain: 423 },
  { name: 'Giraffe', body: 529, brain: 680 },
  { name: 'Gray wolf', body: 36.33, brain: 119.5 },
  { name: 'Horse', body: 521, brain: 655 },
  { name: 'House cat', body: 3.3, brain: 25.6 },
  { name: 'Human', body: 62, brain: 1320 },
  { name: 'Little brown bat', body: 0.01, brain: 0.25 },
  { name: 'Mouse', body: 0.023, brain: 0.4 },
  { name: 'Pig', body: 192, brain: 180 },
  { name: 'Rabbit', body: 2.5, brain: 12.1 },
  { name: 'Rat', body: 0.28, brain: 1.9 },
  { name: 'Sheep', body: 55.5, brain: 175 },
];

const log = {
  scaleType: 'log' as const,
  tickInterval: [0.01, 0.1, 1, 10, 100, 1000, 10000],
  valueFormatter: (value: number) => value.toLocaleString('en-US'),
};

export default function BrainAndBody() {
  return (
    <ScatterChart
      aria-label="Brains grow with the body: from 0.25 g in a bat to 4,603 g in an elephant. A human brain is far above the line."
      height={320}
      dataset={animals}
      xAxis={[{ ...log, label: 'Body (kg, log scale)', min: 0.005 }]}
      yAxis={[{ ...log, label: 'Brain (g, log scale)', min: 0.1, width: 68 }]}
      series={[
        {
          datasetKeys: { id: 'name', x: 'body', y: 'brain' },
          color: '#009E73',
          markerSize: 5,
          valueFormatter: (animal) => animal && `${animal.id}: ${animal.y} g of ${animal.x} kg`,
        },
      ]}
    />
  );
}
