/** @jest-environment node */
import { metricParameters } from './webVitals';

it('reports the increase of a metric so that the sum of its events is its value', () => {
  const first = metricParameters({ id: 'v6-1', value: 0.05, delta: 0.05 }, '/x');
  const second = metricParameters({ id: 'v6-1', value: 0.125, delta: 0.075 }, '/x');
  expect(second).toEqual({
    value: 0.075,
    metric_value: 0.125,
    metric_delta: 0.075,
    metric_id: 'v6-1',
    metric_label: '/x',
  });
  expect(Number(first.value) + Number(second.value)).toBeCloseTo(0.125);
});
