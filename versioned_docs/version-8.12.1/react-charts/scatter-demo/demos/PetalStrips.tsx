import { ScatterChart } from '@mui/x-charts/ScatterChart';

// Petal length in cm, the first ten flowers of each species. Source: R. A. Fisher (1936).
const species = [
  { name: 'Setosa', color: '#0072B2', lengths: [1.4, 1.4, 1.3, 1.5, 1.4, 1.7, 1.4, 1.5, 1.4, 1.5] },
  {
    name: 'Versicolor',
    color: '#D55E00',
    lengths: [4.7, 4.5, 4.9, 4, 4.6, 4.5, 4.7, 3.3, 4.6, 3.9],
  },
  {
    name: 'Virginica',
    color: '#009E73',
    lengths: [6, 5.1, 5.9, 5.6, 5.8, 6.6, 4.5, 6.3, 5.8, 6.1],
  },
];

/** Moves equal values apart: the offset depends on the position in the list only. */
const jitter = (index: number) => (((index * 7) % 10) - 4.5) / 30;

export default function PetalStrips() {
  return (
    <ScatterChart
      aria-label="Petals of setosa are 1.3 to 1.7 cm long, of versicolor 3.3 to 4.9 cm, and of virginica 4.5 to 6.6 cm"
      height={300}
      hideLegend
      xAxis={[
        {
          min: -0.5,
          max: 2.5,
          tickInterval: [0, 1, 2],
          valueFormatter: (index: number) => species[index]?.name ?? '',
        },
      ]}
      yAxis={[{ label: 'Petal length (cm)', min: 0 }]}
      grid={{ horizontal: true }}
      series={species.map(({ name, color, lengths }, row) => ({
        label: name,
        color,
        markerSize: 5,
        data: lengths.map((y, index) => ({ id: index, x: row + jitter(index), y })),
        valueFormatter: (petal) => petal && `${petal.y} cm`,
      }))}
    />
  );
}
