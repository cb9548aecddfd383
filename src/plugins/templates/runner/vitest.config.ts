import path from 'node:path';

import { defineConfig } from 'vitest/config';

import { unversionedDocs } from '../../../core/versions';

/*
 * Runs the templates' own tests, as the projects that readers take do: Vite's root is the folder of pages without
 * versions, so that packages are found from there, as in Node.
 */

const siteDir = path.resolve(import.meta.dirname, '../../../..');

export default defineConfig({
  root: unversionedDocs(siteDir)?.directory ?? siteDir,
  cacheDir: path.join(siteDir, 'node_modules/.cache/templates'),
  oxc: { jsx: { runtime: 'automatic' } },
  server: { fs: { allow: [siteDir] } },
  resolve: { dedupe: ['react', 'react-dom', '@mui/material', '@emotion/react'] },
  test: {
    passWithNoTests: true,
    environment: 'jsdom',
    include: ['templates/*/app/**/*.test.{ts,tsx}'],
    setupFiles: [path.join(import.meta.dirname, 'setup.ts')],
    // Modules of these packages import CSS, which Node can't.
    server: { deps: { inline: [/@mui\/x-/] } },
    css: false,
    // Loading the packages again for each file takes as long as the tests. Each still has a document of its own.
    isolate: false,
    restoreMocks: true,
    // Whole forms are filled in, which takes longer on a busy machine.
    testTimeout: 20_000,
  },
});
