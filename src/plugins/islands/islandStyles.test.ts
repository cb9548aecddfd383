/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { runStagesOn } from '@site/scripts/jest/builtSite';
import { temporaryFolder } from '@site/scripts/jest/files';
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';

import { islandStylesStage, withoutOldPrefixes } from './islandStyles';

const folder = temporaryFolder();
const root = path.resolve(__dirname, '../../..');

const targets = browserslistToTargets(browserslist(['chrome 120', 'safari 18']));

it.each([
  ['-ms-grid-columns:auto 1fr', ''],
  ['display:-webkit-box;display:-ms-flexbox;display:flex', '.a{display:flex}'],
  ['-webkit-user-select:none;-ms-user-select:none;user-select:none', '-webkit-user-select:none'],
  ['-webkit-line-clamp:2;-webkit-box-orient:vertical', '-webkit-box-orient:vertical'],
])('of %s, supported browsers need %s', (rules, expected) => {
  const css = withoutOldPrefixes(`.a{${rules}}`, targets);
  expect(css).toContain(expected);
  expect(css).not.toContain('-ms-');
});

it('rewrites the style elements of islands, and no other part of the page', async () => {
  const own = '<style>.b{-ms-grid-columns:auto}</style>';
  const page = (rules: string) =>
    `<!doctype html><html><head><title>A</title>${own}</head><body><div data-island="A">` +
    `<style data-emotion="css a b">${rules}</style><style data-placed-styles="css a b">${rules}</style>` +
    `<div data-island-root><p class="css-a">A</p></div></div></body></html>`;
  const outDir = path.join(folder(), 'build');
  await runStagesOn(
    outDir,
    { 'index.html': page('.css-a{-ms-flex:1;flex:1}.css-a::before{content:"<"}') },
    [islandStylesStage('portal-islands', root)],
  );
  expect(readFileSync(path.join(outDir, 'index.html'), 'utf8')).toBe(
    page('.css-a{flex:1}.css-a:before{content:"<"}'),
  );
});
