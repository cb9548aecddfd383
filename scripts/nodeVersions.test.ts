/** @jest-environment node */
import { engines } from '../package.json';

import { lowestVersions, nodeProblem } from './nodeVersions.mjs';

const RANGE = '^20.19.0 || ^22.13.0 || ^24.0.0';

it.each(['20.19.0', '20.20.2', '22.13.0', '22.23.3', '24.0.0'])('accepts Node %s', (version) => {
  expect(nodeProblem(version, RANGE)).toBeUndefined();
});

it.each(['18.20.8', '20.18.3', '22.12.0'])('reports that Node %s is too old', (version) => {
  expect(nodeProblem(version, RANGE)).toEqual({
    isTooOld: true,
    message: `Node ${version} is too old. Install Node 20.19, 22.13 or 24.0, or a later release of one of these lines.`,
  });
});

it.each(['21.7.3', '25.1.0', '27.0.0'])("reports that Node %s isn't supported", (version) => {
  expect(nodeProblem(version, RANGE)).toEqual({
    isTooOld: false,
    message: `Node ${version} is not a supported version. The portal is tested with Node 20, 22 or 24.`,
  });
});

it('reports an invalid part of a range', () => {
  expect(() => lowestVersions('^20.19.0 || >=22')).toThrow(
    'engines.node in package.json must list caret ranges such as "^22.13.0 || ^24.0.0", found ">=22".',
  );
});

it("parses the portal's own range", () => {
  expect(lowestVersions(engines.node).map(([major]) => major)).toEqual([20, 22, 24, 26]);
});
