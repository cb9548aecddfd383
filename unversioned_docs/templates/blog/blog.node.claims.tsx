// @reads ./app/**
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { claim } from '@portal/claims';
import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';

import App from './app/App';
import { posts } from './app/posts';

claim(
  'The page with all posts is rendered on the server, and the chart is the only part that loads later.',
  () => {
    const html = renderToString(<App />);
    for (const { title } of posts) {
      expect(html).toContain(title);
    }
    const app = path.join(import.meta.dirname, 'app');
    const later = readdirSync(app, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readFileSync(path.join(app, file), 'utf8').matchAll(/import\('([^']+)'\)/g),
      ])
      .map(([, module]) => module);
    expect(later).toEqual(['./DayLengthChart']);
  },
);
