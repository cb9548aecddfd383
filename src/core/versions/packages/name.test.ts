import { packageNameOf } from './name';

describe('the package name of an import specifier', () => {
  it.each([
    ['@mui/x-charts/BarChart', '@mui/x-charts'],
    ['@mui/x-charts', '@mui/x-charts'],
    ['dayjs/plugin/utc', 'dayjs'],
    ['react', 'react'],
    ['lodash.merge', 'lodash.merge'],
  ])('extracts the package of %s: %s', (specifier, name) => {
    expect(packageNameOf(specifier)).toBe(name);
  });

  it.each(['./orders', '../orders', '.', '/src/orders', 'node:fs', '@mui', '@/orders', ''])(
    'returns undefined for %j',
    (specifier) => {
      expect(packageNameOf(specifier)).toBeUndefined();
    },
  );
});
