import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { claim } from '@portal/claims';
import { expect } from 'vitest';
import type Webpack from 'webpack';

// Required when the claims run, because the bundler of the test runner can't read their binaries.
const require = createRequire(import.meta.url);

/** Returns what Vite makes of a file, in a folder of its own. */
async function buildWithVite(code: string): Promise<string> {
  const { build } = await import('vite');
  const root = mkdtempSync(path.join(tmpdir(), 'license-'));
  const before = process.env.NODE_ENV;
  try {
    delete process.env.NODE_ENV;
    writeFileSync(path.join(root, 'main.js'), code);
    const result = await build({
      configFile: false,
      root,
      logLevel: 'silent',
      build: { write: false, rolldownOptions: { input: 'main.js' } },
    });
    const [bundle] = Array.isArray(result) ? result : [result];
    const [file] = bundle && 'output' in bundle ? bundle.output : [];
    return file?.type === 'chunk' ? file.code : '';
  } finally {
    process.env.NODE_ENV = before;
    rmSync(root, { recursive: true });
  }
}

claim('Vite | `VITE_MUI_X_LICENSE_KEY` | `import.meta.env.VITE_MUI_X_LICENSE_KEY`', async () => {
  process.env.VITE_MUI_X_LICENSE_KEY = 'with-prefix';
  process.env.MUI_X_LICENSE_KEY = 'without-prefix';
  const built = await buildWithVite(
    'console.log(import.meta.env.VITE_MUI_X_LICENSE_KEY, import.meta.env.MUI_X_LICENSE_KEY)',
  );
  delete process.env.VITE_MUI_X_LICENSE_KEY;
  delete process.env.MUI_X_LICENSE_KEY;
  expect(built).toContain('with-prefix');
  expect(built).not.toContain('without-prefix');
});

claim('The environment variable is missing where the application is built.', async () => {
  const built = await buildWithVite('console.log(import.meta.env.VITE_MUI_X_LICENSE_KEY)');
  process.env.VITE_MUI_X_LICENSE_KEY = 'set too late';
  expect(built).not.toContain('VITE_MUI_X_LICENSE_KEY');
  expect(built).not.toContain('set too late');
  delete process.env.VITE_MUI_X_LICENSE_KEY;
});

claim('Vite, Next.js and webpack do so in production mode.', async () => {
  expect(await buildWithVite('console.log(process.env.NODE_ENV)')).toContain('production');
  const webpack = require('webpack') as typeof Webpack;
  const options = webpack.config.getNormalizedWebpackOptions({ mode: 'production' });
  webpack.config.applyWebpackOptionsDefaults(options);
  expect(options.optimization.nodeEnv).toBe('production');
});
