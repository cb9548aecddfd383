import { packageNameOf } from './name';

describe('the name of the package that an import is from', () => {
  it.each([
    ['@mui/x-charts/BarChart', '@mui/x-charts'],
    ['@mui/x-charts', '@mui/x-charts'],
    ['dayjs/plugin/utc', 'dayjs'],
    ['react', 'react'],
    ['lodash.merge', 'lodash.merge'],
  ])('%s is from %s', (specifier, name) => {
    expect(packageNameOf(specifier)).toBe(name);
  });

  it.each(['./orders', '../orders', '.', '/src/orders', 'node:fs', '@mui', '@/orders', ''])(
    '%j names no package',
    (specifier) => {
      expect(packageNameOf(specifier)).toBeUndefined();
    },
  );
});
