/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

import { satisfies } from 'semver';

import { DATE_LIBRARIES, dateLibraries } from './dateLibraries';

/**
 * Folder of the installed pickers. It is read as a folder, which Jest's module resolution does not affect. The
 * package's `exports` include `package.json`, through which the folder is found.
 */
const pickers = path.dirname(require.resolve('@mui/x-date-pickers/package.json'));

const { peerDependencies } = JSON.parse(
  fs.readFileSync(path.join(pickers, 'package.json'), 'utf8'),
) as { peerDependencies: Record<string, string> };

describe('the date adapters', () => {
  it('are all adapters of the installed pickers', () => {
    const installed = fs
      .readdirSync(pickers)
      // The base that the date-fns adapters share is not an adapter.
      .filter((name) => name.startsWith('Adapter') && name !== 'AdapterDateFnsBase');
    expect(Object.keys(DATE_LIBRARIES).sort()).toEqual(installed.sort());
  });

  test.each(Object.entries(DATE_LIBRARIES))(
    '%s uses versions that satisfy the peer dependencies of the pickers',
    (_adapter, libraries) => {
      libraries.forEach(({ name, version }) => {
        expect(`${name} ${String(satisfies(version, peerDependencies[name] ?? ''))}`).toBe(
          `${name} true`,
        );
      });
    },
  );

  test.each(Object.entries(DATE_LIBRARIES))(
    '%s imports the expected libraries',
    (adapter, libraries) => {
      const code = fs.readFileSync(path.join(pickers, adapter, `${adapter}.js`), 'utf8');
      const [{ name }] = libraries;
      expect(code).toMatch(new RegExp(`require\\("${name}["/]`));
      expect(libraries.some((library) => library.name === 'moment')).toBe(
        /require\("(moment|\.\.\/AdapterMoment)"\)/.test(code),
      );
    },
  );
});

describe('dateLibraries', () => {
  test.each(['@mui/x-date-pickers/AdapterLuxon', '@mui/x-date-pickers-pro/AdapterLuxon'])(
    'returns the library of %s',
    (specifier) => {
      expect(dateLibraries(specifier)).toEqual([{ name: 'luxon', version: '3.7.2' }]);
    },
  );

  test.each([
    '@mui/x-date-pickers',
    '@mui/x-date-pickers/DatePicker',
    '@mui/x-data-grid/AdapterLuxon',
    './AdapterLuxon',
    'luxon',
  ])('returns nothing for %s', (specifier) => {
    expect(dateLibraries(specifier)).toEqual([]);
  });

  test.each([
    'AdapterTemporal',
    'AdapterDateFnsBase',
    'Adapter',
    'AdaptertoString',
    'AdapterDayJs',
  ])('rejects %s, and lists the known adapters', (adapter) => {
    const specifier = `@mui/x-date-pickers/${adapter}`;
    expect(() => dateLibraries(specifier)).toThrow(TypeError);
    expect(() => dateLibraries(specifier)).toThrow(
      `"${specifier}" is not a known date adapter. Known adapters: AdapterDateFns, `,
    );
  });
});
