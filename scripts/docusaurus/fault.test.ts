/** @jest-environment node */
import { faultLines } from './fault.mjs';

const cause = new Error('"title" must be a string; found 3.');

it('prints the messages of an error and its causes, without stacks and what only wraps them', () => {
  const wrapper = new Error('Unable to build website for locale en.', { cause });
  expect(faultLines(wrapper, '/site')).toEqual([cause.message]);
  const other = new Error("Can't load sidebars.", { cause });
  expect(faultLines(other, '/site')).toEqual(["Can't load sidebars.", cause.message]);
});

it('names files relative to the site, and no modules that require a missing one', () => {
  const error = new Error(
    "Cannot find module './a' in /site/portal.config.ts\nRequire stack:\n- /site/portal.config.ts",
  );
  expect(faultLines(error, '/site')).toEqual(["Cannot find module './a' in portal.config.ts"]);
});

it("says where the site's code failed", () => {
  const error = new TypeError("Cannot read properties of undefined (reading 'map')");
  error.stack = [
    `TypeError: ${error.message}`,
    '    at Array.map (<anonymous>)',
    '    at load (/site/node_modules/jiti/dist/jiti.cjs:1:2)',
    '    at Object.<anonymous> (/site/portal.config.ts:31:5)',
  ].join('\n');
  expect(faultLines(error, '/site')).toEqual([`portal.config.ts:31:5: ${error.message}`]);
  error.stack = `TypeError: ${error.message}\n    at async file:///site/sidebars.ts:1:2`;
  expect(faultLines(error, '/site')).toEqual([`sidebars.ts:1:2: ${error.message}`]);
});

it('says where the configuration throws, and not where a plugin refuses it', () => {
  const error = new Error('No id');
  error.stack = 'Error: No id\n    at linksOf (/site/portal.config.ts:1:2)';
  expect(faultLines(error, '/site')).toEqual(['portal.config.ts:1:2: No id']);
  error.stack = 'Error: No id\n    at check (/site/src/plugins/ads/index.ts:1:2)';
  expect(faultLines(error, '/site')).toEqual(['No id']);
});

it('leaves the stacks of pages that cannot be rendered to Docusaurus', () => {
  const rendering = new Error('static site generation failed', {
    cause: new AggregateError([cause]),
  });
  expect(faultLines(rendering, '/site')).toBeUndefined();
  expect(faultLines('text', '/site')).toBeUndefined();
});
