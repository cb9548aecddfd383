// @reads ./app/**
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { claim } from '@portal/claims';
import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';

import App from './app/App';

claim(
  'The page is one column of sections, rendered on the server. The only part that loads later is the chart.',
  () => {
    const html = renderToString(<App />);
    for (const text of ['Sleep through the firing.', 'Cone 6 is down', 'Questions potters ask']) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain('MuiLineChart');
    const app = path.join(import.meta.dirname, 'app');
    const later = readdirSync(app, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readFileSync(path.join(app, file), 'utf8').matchAll(/import\('([^']+)'\)/g),
      ])
      .map(([, module]) => module);
    expect(later).toEqual(['./FiringChart']);
  },
);

claim("Without them, the page doesn't load `@mui/x-charts`.", () => {
  const app = path.join(import.meta.dirname, 'app');
  const users = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) && readFileSync(path.join(app, file), 'utf8').includes("'@mui/x-charts"),
  );
  expect(users.map((file) => path.basename(file))).toEqual(['FiringChart.tsx']);
});
