/** @jest-environment node */
import { nearestNames } from './nearestNames';

describe('the nearest names', () => {
  const names = ['BarChart', 'BarElement', 'BarPlot', 'LineChart', 'ScatterChart', 'useBarSeries'];

  it('include those with an extra letter, a missing letter, or different case', () => {
    expect(nearestNames('BarCharts', names)[0]).toBe('BarChart');
    expect(nearestNames('Barchart', names)[0]).toBe('BarChart');
    expect(nearestNames('useBarSerie', names)).toEqual(['useBarSeries']);
  });

  it('include those that contain the name', () => {
    expect(nearestNames('Scatter', names)).toEqual(['ScatterChart']);
  });

  it('are limited to three, and empty if no name is similar', () => {
    expect(nearestNames('Bar', names)).toHaveLength(3);
    expect(nearestNames('DatePicker', names)).toEqual([]);
  });
});
