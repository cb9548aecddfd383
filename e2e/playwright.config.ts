import { existsSync } from 'node:fs';

import { defineConfig } from '@playwright/test';

import { FEEDBACK_DATABASE_URL } from './feedbackDatabase';
import { PORT } from './ports';
import { SERVICES_PORT } from './servicesPort';

/** CLI that runs TypeScript in Node. */
const jiti = 'node ../node_modules/jiti/lib/jiti-cli.mjs';

/** The same choice as `npm test`: the faster headless shell if it is installed. */
const chromium =
  process.env.CHROME_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => existsSync(file));

/**
 * Files whose tests take minutes, such as builds of other sites. They start first. Otherwise, one of them would run
 * alone at the end, with one worker.
 */
const LONG = /(?:templateProjects|buildCache|builds)\.spec\.ts$/;

/** Browser tests against the production build, served with the headers of a real host. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  // Tests often wait for pages and timers. With two workers, two cores were idle for half of the time.
  workers: 3,
  timeout: 60_000,
  // One retry, in case the machine was busy. A test that fails twice has failed.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json']],
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'site', testIgnore: LONG },
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        // The default in every desktop browser, but not in the headless shell: a demo that never ends blocks only its
        // own frame.
        '--site-per-process',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    {
      command: `${jiti} ../server/serve.ts ../build`,
      env: { PORT: String(PORT), FEEDBACK_DATABASE_URL },
      url: `http://localhost:${PORT}/x/`,
      reuseExistingServer: false,
    },
    // Built before it is served, for the tests that need it. `npm test` may run none of them.
    ...(process.env.E2E_WITHOUT_SERVICES
      ? []
      : [
          {
            command: `${jiti} servicesSite.ts`,
            env: { PORT: String(SERVICES_PORT) },
            url: `http://localhost:${SERVICES_PORT}/x/`,
            timeout: 300_000,
            reuseExistingServer: false,
          },
        ]),
  ],
});
