import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

// Length and width of petals in cm. Source: R. A. Fisher (1936), the first ten flowers of each species.
const species = [
  {
    id: 'setosa',
    label: 'Setosa',
    color: '#0072B2',
    petals: [
      1.4, 0.2, 1.4, 0.2, 1.3, 0.2, 1.5, 0.2, 1.4, 0.2, 1.7, 0.4, 1.4, 0.3, 1.5, 0.2, 1.4, 0.2, 1.5,
      0.1,
    ],
  },
  {
    id: 'versicolor',
    label: 'Versicolor',
    color: '#D55E00',
    petals: [
      4.7, 1.4, 4.5, 1.5, 4.9, 1.5, 4, 1.3, 4.6, 1.5, 4.5, 1.3, 4.7, 1.6, 3.3, 1, 4.6, 1.3, 3.9,
      1.4,
    ],
  },
  {
    id: 'virginica',
    label: 'Virginica',
    color: '#009E73',
    petals: [
      6, 2.5, 5.1, 1.9, 5.9, 2.1, 5.6, 1.8, 5.8, 2.2, 6.6, 2.1, 4.5, 1.7, 6.3, 1.8, 5.8, 1.8, 6.1,
      2.5,
    ],
  },
];

const paths: Record<string, string> = {
  setosa: 'M0 -5.5 L5.5 5 H-5.5 Z',
  versicolor: 'M-4.5 -4.5 H4.5 V4.5 H-4.5 Z',
  virginica: 'M0 -6 L6 0 L0 6 L-6 0 Z',
};

function ShapeMarker({ seriesId, color, x, y, isHighlighted, isFaded }: ScatterMarkerProps) {
  return (
    <path
      d={paths[seriesId]}
      transform={`translate(${x} ${y}) scale(${isHighlighted ? 1.4 : 1})`}
      fill={color}
      opacity={isFaded ? 0.3 : 1}
    />
  );
}

export default function IrisShapes() {
  return (
    <ScatterChart
      aria-label="Petals of three species of iris: setosa has the smallest, virginica the largest"
      height={300}
      xAxis={[{ label: 'Petal length (cm)', min: 0 }]}
      yAxis={[{ label: 'Petal width (cm)', min: 0 }]}
      series={species.map(({ petals, ...series }) => ({
        ...series,
        data: petals.flatMap((x, i) => (i % 2 === 0 ? [{ id: i, x, y: petals[i + 1] ?? 0 }] : [])),
        highlightScope: { highlight: 'item', fade: 'global' },
        valueFormatter: (petal) => petal && `${petal.x} × ${petal.y} cm`,
      }))}
      slots={{ marker: ShapeMarker }}
    />
  );
}
