/** @jest-environment node */
import { distance, nearestNames } from './nearestNames';

test.each([
  ['BarChart', 'BarChart', 0],
  ['BarChart', 'BarCharts', 1],
  ['BarChart', 'PieChart', 3],
  ['', 'Gauge', 5],
  ['Gauge', '', 5],
])('%s becomes %s with %d changes', (from, to, changes) => {
  expect(distance(from, to)).toBe(changes);
});

describe('the nearest names', () => {
  const names = ['BarChart', 'BarElement', 'BarPlot', 'LineChart', 'ScatterChart', 'useBarSeries'];

  it('are those with a letter too many, too few, or of the wrong case', () => {
    expect(nearestNames('BarCharts', names)[0]).toBe('BarChart');
    expect(nearestNames('Barchart', names)[0]).toBe('BarChart');
    expect(nearestNames('useBarSerie', names)).toEqual(['useBarSeries']);
  });

  it('are those that the name is a part of', () => {
    expect(nearestNames('Scatter', names)).toEqual(['ScatterChart']);
  });

  it('are three at most, and none where nothing is like it', () => {
    expect(nearestNames('Bar', names)).toHaveLength(3);
    expect(nearestNames('DatePicker', names)).toEqual([]);
  });
});
