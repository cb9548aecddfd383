import { once } from 'node:events';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Locator, Page } from '@playwright/test';
import sirv from 'sirv';

import { STYLING_KEYS, type CodeStyling } from '../src/core/preferences/demoHash';
import { demoDependencies } from '../src/plugins/demos/dependencies';
import {
  createSandbox,
  type SandboxFile,
  type SandboxInput,
} from '../src/plugins/demos/sandbox/createSandbox';
import { toJavaScript } from '../src/plugins/code-blocks/toJavaScript';

import { expect, root, test } from './support';

// @registry
const FIXTURES = path.join(root, 'e2e/fixtures/sandboxes');

interface Product {
  /** Name of the demo. */
  demo: string;
  /** Locates the component by its accessible role. */
  component: (page: Page) => Locator;
  /** What each styling of the demo styles over Material UI's own styles, and the resulting value. */
  styled: Styled;
  /** A property that Tailwind sets per color scheme, with the variables of both colors. */
  tailwind: { selector: string; property: string; light?: string; dark?: string };
  direction: SandboxInput['direction'];
  /** A physical property that only Material UI sets, and its value in the direction. */
  mirrored?: Styled;
}

interface Styled {
  selector: string;
  property: string;
  value: string;
}

const PRODUCTS: Product[] = [
  {
    demo: 'OrderBoard',
    component: (page) => page.getByRole('grid', { name: 'Orders' }),
    styled: { selector: '.MuiDataGrid-root', property: 'border-top-width', value: '4px' },
    tailwind: {
      selector: '.MuiDataGrid-root',
      property: 'border-top-color',
      light: '--color-emerald-700',
      dark: '--color-emerald-300',
    },
    direction: 'ltr',
  },
  {
    demo: 'TravelDates',
    component: (page) => page.getByRole('grid'),
    styled: { selector: '.calendar', property: 'width', value: '360px' },
    tailwind: {
      selector: '.calendar',
      property: 'background-color',
      light: '--color-sky-100',
      dark: '--color-sky-950',
    },
    direction: 'rtl',
    mirrored: {
      selector: '.MuiPickersCalendarHeader-root',
      property: 'padding-right',
      value: '24px',
    },
  },
  {
    demo: 'RiverLevels',
    component: (page) => page.getByLabel(/^Level of the river/),
    styled: { selector: '.MuiChartsAxis-line >> nth=0', property: 'stroke-width', value: '3px' },
    tailwind: {
      selector: '.MuiChartsAxis-line >> nth=0',
      property: 'stroke',
      light: '--color-sky-700',
      dark: '--color-sky-300',
    },
    direction: 'rtl',
  },
  {
    demo: 'MuseumRooms',
    component: (page) => page.getByRole('tree', { name: 'Museum rooms' }),
    styled: {
      selector: '.MuiTreeItem-content >> nth=0',
      property: 'padding-top',
      value: '12px',
    },
    tailwind: {
      selector: '[role=tree]',
      property: 'color',
      dark: '--color-amber-200',
    },
    direction: 'ltr',
  },
];

const STYLINGS: CodeStyling[] = ['MUI System', 'Tailwind', 'CSS'];
const MODES: SandboxInput['mode'][] = ['light', 'dark', 'system'];

/** Reads the files of a demo, the entry file first. */
async function readDemo(
  demo: string,
  styling: CodeStyling,
  variant: SandboxInput['variant'],
): Promise<SandboxFile[]> {
  const folder = path.join(FIXTURES, demo, STYLING_KEYS[styling]);
  const names = fs.readdirSync(folder).sort((a, b) => {
    const rank = (name: string) => (name === `${demo}.tsx` ? 0 : 1);
    return rank(a) - rank(b);
  });
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const code = fs.readFileSync(file, 'utf8');
      return variant === 'JS' && /\.tsx?$/.test(name)
        ? { name: name.replace(/\.ts/, '.js'), code: await toJavaScript(code, file) }
        : { name, code };
    }),
  );
}

function specifiers(files: readonly SandboxFile[]): string[] {
  return files.flatMap(({ code }) =>
    [...code.matchAll(/^(?:import|\} from) .*?'([^']+)';$/gm)].map(([, name = '']) => name),
  );
}

/** Runs npm in a project, as a user would. */
async function npm(folder: string, ...args: string[]): Promise<void> {
  // With "production", the project's build tools would not be installed.
  const env = { ...process.env, NODE_ENV: undefined };
  try {
    await promisify(execFile)('npm', args, { cwd: folder, env });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`npm ${args.join(' ')} failed in ${folder}.\n${stdout}\n${stderr}`);
  }
}

/** Writes a project to a new folder outside this repository, so that it cannot use the repository's packages. */
function writeProject(files: Readonly<Record<string, string>>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  return folder;
}

/** Returns the color of a variable, in the format of computed styles. */
async function colorOf(page: Page, variable: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${name}, red)`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, variable);
}

/** Expects the page to show a color scheme: in its background, and in the demo if Tailwind colors it. */
async function expectScheme(
  page: Page,
  scheme: 'light' | 'dark',
  tailwind?: Product['tailwind'],
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
  await expect(page.locator('body')).toHaveCSS(
    'background-color',
    scheme === 'dark' ? 'rgb(18, 18, 18)' : 'rgb(255, 255, 255)',
  );
  const variable = tailwind?.[scheme];
  if (tailwind && variable) {
    const color = await colorOf(page, variable);
    await expect(page.locator(tailwind.selector)).toHaveCSS(tailwind.property, color);
  }
}

test.describe("a demo's project", () => {
  test.describe.configure({ timeout: 180_000 });

  /** Folder with the packages of the project that this worker tested before, if any. */
  let former: string | undefined;

  test.afterAll(() => {
    if (former !== undefined) {
      fs.rmSync(former, { recursive: true, force: true });
      // A worker may run more of these tests later.
      former = undefined;
    }
  });

  /**
   * Installs a project's packages. npm adds what the former project's packages lack and removes what the project doesn't
   * ask for, which is faster than to unpack all of them again.
   */
  async function install(folder: string): Promise<void> {
    if (former !== undefined) {
      fs.renameSync(path.join(former, 'node_modules'), path.join(folder, 'node_modules'));
      fs.rmSync(former, { recursive: true, force: true });
      former = undefined;
    }
    await npm(folder, 'install', '--prefer-offline', '--no-audit', '--no-fund');
  }

  PRODUCTS.forEach(({ demo, component, styled, tailwind, direction, mirrored }, product) => {
    STYLINGS.forEach((styling, index) => {
      const variant = (product + index) % 2 === 0 ? 'TS' : 'JS';
      const mode = MODES[(product + 2 * index) % MODES.length] ?? 'system';

      test(`installs, builds and runs: ${demo}, ${styling}, ${variant}, ${mode}, ${direction}`, async ({
        page,
      }) => {
        const files = await readDemo(demo, styling, variant);
        const sandbox = createSandbox({
          name: demo,
          title: `${demo} in ${styling}`,
          url: 'https://docs.example.com/x/react-data-grid/',
          files,
          dependencies: demoDependencies(specifiers(files), FIXTURES),
          variant,
          styling,
          mode,
          direction,
        });
        const folder = writeProject(sandbox.files);
        const server = http.createServer();
        try {
          await install(folder);
          await npm(folder, 'run', 'build');

          // The system preference is the opposite of the chosen mode.
          await page.emulateMedia({ colorScheme: mode === 'dark' ? 'light' : 'dark' });
          server.on('request', sirv(path.join(folder, 'dist'))).listen(0, '127.0.0.1');
          await once(server, 'listening');
          const { port } = server.address() as AddressInfo;
          await page.goto(`http://localhost:${port}/`);
          await expect(component(page)).toBeVisible();
          await expect(page).toHaveTitle(`${demo} in ${styling}`);

          await expect(page.locator('html')).toHaveAttribute('dir', direction);
          const utilities = styling === 'Tailwind' ? tailwind : undefined;
          await expectScheme(page, mode === 'light' ? 'light' : 'dark', utilities);
          if (mode === 'system') {
            await page.emulateMedia({ colorScheme: 'light' });
            await expectScheme(page, 'light', utilities);
          }
          // Material UI's own styles are not overridden by Tailwind's reset.
          await expect(page.locator('#root > div')).toHaveCSS('padding', '24px');
          for (const { selector, property, value } of mirrored ? [styled, mirrored] : [styled]) {
            await expect(page.locator(selector)).toHaveCSS(property, value);
          }
        } finally {
          server.close();
          former = folder;
        }
      });
    });
  });
});
