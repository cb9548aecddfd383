/** @jest-environment node */
import { outdatedPackages } from './outdatedPackages.mjs';

const react = { version: '19.3.1', integrity: 'sha512-a', resolved: 'https://registry/react' };
const INSTALLED = {
  'node_modules/react': react,
  'versioned_docs/version-8/node_modules/@mui/x-charts': { version: '8.0.0' },
};
const LOCKFILE = {
  '': { version: '0.0.0' },
  ...INSTALLED,
  'node_modules/@swc/core-darwin-arm64': { version: '1.0.0', optional: true },
};

it('are none after npm ci, which leaves out optional packages for other systems', () => {
  expect(outdatedPackages(LOCKFILE, INSTALLED)).toEqual([]);
});

it.each([
  ['missing, as after npm ci --omit=dev', { 'node_modules/react': react }, ['@mui/x-charts']],
  ['of another version', { ...INSTALLED, 'node_modules/react': { version: '19.0.0' } }, ['react']],
  [
    'of another content',
    { ...INSTALLED, 'node_modules/react': { ...react, integrity: 'sha512-b' } },
    ['react'],
  ],
  ['not in the lockfile', { ...INSTALLED, 'node_modules/left': react }, ['left']],
])('are those that are %s', (_, installed, names) => {
  expect(outdatedPackages(LOCKFILE, installed)).toEqual(names);
});

it('are all if an installation was interrupted', () => {
  expect(outdatedPackages(LOCKFILE, {})).toEqual(['react', '@mui/x-charts']);
});
