import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import { olderReleases } from '../../../core/versions/olderReleases';
import { docsFolders, type DocsVersion } from '../../../core/versions';
import { CLAIMS_ENDINGS, type ClaimsEnvironment } from '../files';

import { emulateMedia, moveMouseAway } from './commands';

/*
 * Runs the claims of all pages, each with the packages of its version: Vite's root is the folder of the pages, so that
 * packages are found from there, as in Node. One project per folder and environment, named after the folder.
 */

const siteDir = path.resolve(import.meta.dirname, '../../../..');
const here = (file: string) => path.resolve(import.meta.dirname, file);

/** The browser of the browser tests. The headless shell is the fastest. */
const chromium =
  process.env.CHROME_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => existsSync(file));

const NODE_ENV = { browser: 'development', production: 'production', node: 'development' } as const;

/**
 * Conditions of packages' `exports`, without `development`: Emotion inserts rules as on a built page, instead of one
 * `<style>` element for each (4 % of the time). React doesn't use it, so its warnings are still checked.
 */
const CONDITIONS = ['module', 'browser'];

/** Packages that must be in the page once, whichever version imports them. */
const SHARED = ['react', 'react-dom', '@mui/material', '@emotion/react', '@emotion/styled'];

/** The module of an import, a re-export, or an `import()`. */
const IMPORT = /\b(?:from |import |import\()'([^']+)'/g;

/**
 * Returns a hash of the imports in a version's pages. Vite looks for packages only if it has no bundled ones yet, so a
 * cache without a newly imported package would be completed, and the page reloaded, in the middle of a test.
 */
function importsHash(directory: string): string {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('node_modules'),
  );
  const imports = files.flatMap((file) =>
    [...readFileSync(path.join(directory, file), 'utf8').matchAll(IMPORT)]
      .map(([, specifier = '']) => specifier)
      // Vite starts at the claims. A demo that none of them imported may import other packages.
      .filter((specifier) => !specifier.startsWith('.') || file.endsWith('.claims.tsx'))
      .map((specifier) =>
        specifier.startsWith('.') ? path.join(file, '..', specifier) : specifier,
      ),
  );
  return createHash('sha256')
    .update([...new Set(imports)].sort().join())
    .digest('hex')
    .slice(0, 8);
}

type TestOptions = TestProjectInlineConfiguration['test'];

/** Returns the options of the tests in Node. Vitest changes them, so that each project needs its own. */
const nodeTests = (): TestOptions => ({
  environment: 'node',
  setupFiles: [here('nodeSetup.ts')],
  // Loading the packages again for each file takes as long as the claims themselves.
  isolate: false,
  env: { NODE_ENV: NODE_ENV.node },
  // Modules of these packages import CSS, which Node can't.
  server: { deps: { inline: [/@mui\/x-/] } },
});

/** Returns those of the tests in the browser. */
const browserTests = (): TestOptions => ({
  setupFiles: [here('setup.ts')],
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    // The Node claims run first and may keep both cores busy with TypeScript.
    connectTimeout: 180_000,
    commands: { emulateMedia, moveMouseAway },
    provider: playwright({
      actionTimeout: 5000,
      launchOptions: {
        ...(chromium === undefined ? {} : { executablePath: chromium }),
        args: ['--no-sandbox'],
      },
      contextOptions: {
        locale: 'en-US',
        timezoneId: 'UTC',
        permissions: ['clipboard-read', 'clipboard-write'],
      },
    }),
    instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
  },
});

function project(
  { directory }: DocsVersion,
  environment: ClaimsEnvironment,
): TestProjectInlineConfiguration {
  const name = path.basename(directory);
  const define = { 'process.env.NODE_ENV': JSON.stringify(NODE_ENV[environment]) };
  const others = Object.values(CLAIMS_ENDINGS).filter(
    (ending) => ending !== '.claims.tsx' && ending !== CLAIMS_ENDINGS[environment],
  );
  return {
    root: directory,
    cacheDir: path.join(
      siteDir,
      'node_modules/.cache/claims',
      `${name}-${environment}-${importsHash(directory)}`,
    ),
    define,
    resolve: {
      alias: {
        '@portal/claims/browser': here('../browser.ts'),
        '@portal/claims/codemod': here('../codemod.ts'),
        '@portal/claims/compile': here('../compile.ts'),
        '@portal/templates': here('../../templates/create/runCreate.ts'),
        '@portal/claims': here('../claim.ts'),
        '@site': siteDir,
        // For claims about what changed between majors.
        ...Object.fromEntries(olderReleases(siteDir)),
      },
      dedupe: SHARED,
      ...(environment === 'node' ? {} : { conditions: CONDITIONS }),
    },
    oxc: { jsx: { runtime: 'automatic', development: environment !== 'production' } },
    server: { fs: { allow: [siteDir] } },
    optimizeDeps: {
      // Otherwise, packages are bundled for development. A copy, because Vitest removes what it handles itself.
      rolldownOptions: {
        transform: { define: { ...define } },
        resolve: { conditionNames: [...CONDITIONS, 'import', 'default'] },
        // Vitest turns off the browser's cache for all bundled packages, in case a test mocks one, except for files with
        // this name, which esbuild used for shared code.
        output: { chunkFileNames: 'chunk-[name]-[hash].js' },
      },
      // Found before the first run. A package found during a run would reload the page in the middle of a test.
      // Claims of other environments may import what the browser can't load.
      entries: [`**/*${CLAIMS_ENDINGS[environment]}`, ...others.map((ending) => `!**/*${ending}`)],
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
      ],
    },
    test: {
      name: environment === 'browser' ? name : `${name} ${environment}`,
      include: [`**/*${CLAIMS_ENDINGS[environment]}`],
      exclude: ['**/node_modules/**', ...others.map((ending) => `**/*${ending}`)],
      testTimeout: 20_000,
      // Pages of the browser that are open at a time, per version. A claim often waits for a frame or a timer, so one
      // page per version leaves a quarter of the time of two cores unused.
      maxWorkers: 2,
      // These pages share the cores, so an assertion may wait longer than with one page.
      expect: { poll: { timeout: 8000 } },
      restoreMocks: true,
      unstubGlobals: true,
      ...(environment === 'node' ? nodeTests() : browserTests()),
    },
  };
}

const ENVIRONMENTS = ['browser', 'production', 'node'] as const satisfies ClaimsEnvironment[];

export default defineConfig({
  root: siteDir,
  test: {
    passWithNoTests: true,
    projects: docsFolders(siteDir).flatMap((folder) =>
      ENVIRONMENTS.map((environment) => project(folder, environment)),
    ),
  },
});
