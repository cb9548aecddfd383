// @reads ../**
import fs from 'node:fs';
import path from 'node:path';

import { claim } from '@portal/claims';
import { chosenIn, isShown, searchWith, valueOf } from '@site/src/plugins/gallery/facets';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';

const page = fs.readFileSync(path.join(import.meta.dirname, 'examples.mdx'), 'utf8');

/** The files of the examples. Of an example in several stylings, the default one. */
const files = [...page.matchAll(/^::gallery-demo\{src="([^"]+)"/gm)].map(([, src = '']) => {
  const target = path.join(import.meta.dirname, src);
  return src.endsWith('.tsx')
    ? target
    : path.join(target, 'system', `${path.basename(target)}.tsx`);
});

// Imported here, because that takes longer than a claim may.
const components = await Promise.all(
  files.map(async (file) => {
    const module = (await import(/* @vite-ignore */ file)) as { default: ComponentType };
    return module.default;
  }),
);

const packagesOf = (file: string) =>
  [...fs.readFileSync(file, 'utf8').matchAll(/from '([^'.][^']*)'/g)].map(([, name = '']) =>
    name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/'),
  );

claim("All examples use the MIT package `@mui/x-charts`, so you don't need a license key.", () => {
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    expect(packagesOf(file)).toContain('@mui/x-charts');
    expect(packagesOf(file).filter((name) => /-(?:pro|premium)$/.test(name))).toEqual([]);
  }
});

claim(
  "This includes the heatmap, the funnel, and the Sankey diagram: they are drawn with parts of the MIT package, and don't use the Pro components of the same name.",
  () => {
    for (const title of ['Heatmap', 'Funnel', 'Sankey diagram']) {
      const src = new RegExp(`src="([^"]+)".* title="${title}"`).exec(page)?.[1] ?? '';
      const code = fs.readFileSync(path.join(import.meta.dirname, src), 'utf8');
      expect(code).toContain("from '@mui/x-charts/");
      expect(code).not.toMatch(/\b(?:Heatmap|FunnelChart|SankeyChart)\b.* from /);
    }
  },
);

claim('The example "Time axis in UTC" also needs `dayjs`.', () => {
  const known = ['@mui/x-charts', '@mui/material', '@mui/icons-material', 'react'];
  const others = files.filter((file) => packagesOf(file).some((name) => !known.includes(name)));
  expect(others.map((file) => path.basename(file))).toEqual(['UtcTimeAxis.tsx']);
  expect(packagesOf(others[0] ?? '')).toContain('dayjs');
});

claim('Each one is a component without props.', () => {
  components.forEach((Example, index) => {
    expect(Example, files[index]).toHaveLength(0);
    expect(() => renderToStaticMarkup(<Example />)).not.toThrow();
  });
});

claim('Change `aria-label`, which describes the chart to screen readers.', () => {
  for (const file of files) {
    expect(fs.readFileSync(file, 'utf8'), file).toMatch(/aria-label=/);
  }
});

claim('If its code has two tabs, copy both files: the second one contains the data.', () => {
  const others = files
    .map((file) => [
      path.basename(file),
      ...[...fs.readFileSync(file, 'utf8').matchAll(/from '(\.[^']*)'/g)].map(([, from]) => from),
    ])
    .filter((names) => names.length > 1);
  expect(others).toEqual([
    ['LibraryVisits.tsx', '../visits'],
    ['RiverForecast.tsx', '../levels'],
  ]);
});

const labels = (text = '') => text.split(',').map(valueOf).filter(Boolean);
const examples = [...page.matchAll(/^::gallery-demo\{(.+)\}$/gm)].map(([, attributes = '']) => ({
  src: /src="([^"]+)"/.exec(attributes)?.[1] ?? '',
  type: labels(/type="([^"]+)"/.exec(attributes)?.[1]),
  feature: labels(/features="([^"]+)"/.exec(attributes)?.[1]),
}));

claim(
  'You can combine filters: the gallery shows examples that have one of the selected types and all selected features.',
  () => {
    const chosen = { type: ['bars', 'lines'], feature: ['two-axes', 'legend'] };
    const shown = examples.filter((example) => isShown(example, chosen));
    expect(shown.map(({ src }) => path.basename(src)).sort()).toEqual([
      'TokyoClimate.tsx',
      'TwoAxes.tsx',
    ]);
    expect(examples.filter((example) => isShown(example, { type: [], feature: [] }))).toHaveLength(
      files.length,
    );
  },
);

claim('The URL contains your selection, so you can bookmark or share it.', () => {
  const chosen = { type: ['bars', 'lines'], feature: ['stacked'] };
  const address = searchWith('', chosen);
  expect(address).toBe('?type=bars,lines&feature=stacked');
  expect(chosenIn(address)).toEqual(chosen);
});
