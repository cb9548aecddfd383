import { ScatterChart } from '@mui/x-charts/ScatterChart';

// The logistic map x → r · x · (1 − x), described by Robert May (1976):
// 50 values for each of 200 growth rates, after 200 steps to settle.
const data = Array.from({ length: 200 }, (_, column) => {
  const r = 2.8 + (1.2 * column) / 199;
  let x = 0.5;
  for (let step = 0; step < 200; step += 1) {
    x = r * x * (1 - x);
  }
  return Array.from({ length: 50 }, (_value, step) => {
    x = r * x * (1 - x);
    return { id: column * 50 + step, x: r, y: x };
  });
}).flat();

export default function LogisticMap() {
  return (
    <ScatterChart
      aria-label="10,000 values of the logistic map: one branch up to a growth rate of 3, then two, four, and chaos"
      height={360}
      renderer="svg-batch"
      voronoiMaxRadius={10}
      xAxis={[{ label: 'Growth rate r', min: 2.8, max: 4 }]}
      yAxis={[{ label: 'Population x', min: 0, max: 1 }]}
      series={[
        {
          data,
          markerSize: 1,
          color: '#0072B2',
          valueFormatter: (point) =>
            point && `r = ${point.x.toFixed(2)}, x = ${point.y.toFixed(3)}`,
        },
      ]}
    />
  );
}
