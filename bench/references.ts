import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { findPackage } from '../src/core/versions/packages';
import { latestVersion } from '../src/core/versions';
import { demoDirectivesIn } from '../src/plugins/demos/demosOfPage';

import { PAGES } from './budgets';

/** Version of the bundler. Everything else has the version that the portal uses. */
const VITE = '8.3.8';

const PACKAGES = [
  'react',
  'react-dom',
  '@emotion/react',
  '@emotion/styled',
  '@mui/material',
  '@mui/icons-material',
  '@mui/x-charts',
  '@mui/x-data-grid',
  '@mui/x-date-pickers',
  '@mui/x-tree-view',
  'dayjs',
];

/** Kinds of pages whose demos are built. */
const KINDS = ['grid', 'chart', 'picker', 'tree'] as const;

function execute(cwd: string, file: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(file, args, { cwd, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`${file} ${args.join(' ')} failed in ${cwd}:\n${stdout}${stderr}`);
  }
}

/** Returns the entry of an application as small as a user's own: the demos, and Material UI's theme around them. */
function entry(demos: readonly string[]): string {
  return [
    "import { createTheme, ThemeProvider } from '@mui/material/styles';",
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    ...demos.map((demo, index) => `import Demo${index} from '${demo}';`),
    'const theme = createTheme();',
    'createRoot(document.getElementById("root")!).render(',
    '  <StrictMode><ThemeProvider theme={theme}>',
    ...demos.map((_, index) => `    <Demo${index} />`),
    '  </ThemeProvider></StrictMode>,',
    ');',
  ].join('\n');
}

/** Returns the size of the JavaScript that Vite has written, in kB (gzip), with each file compressed separately. */
function javaScript(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .reduce(
      (sum, file) =>
        sum + gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length / 1000,
      0,
    );
}

/**
 * Measures the size of demos on their own. For each kind of page, builds its first demo and all its demos as a Vite
 * application in a temporary folder, with the packages of the latest docs version. Needs network access for npm. The
 * values are recorded in `budgets.ts`.
 */
export function references(root: string): string[] {
  const version = latestVersion(root);
  const folder = path.join(os.tmpdir(), 'portal-references');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const dependencies = Object.fromEntries(
    PACKAGES.map((name) => {
      const found = findPackage(name, version.packagesFrom);
      if (!found) {
        throw new Error(`"${name}" is not installed. Run "npm ci".`);
      }
      return [name, found.version];
    }),
  );
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies,
      devDependencies: { vite: VITE },
    }),
  );
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { jsx: 'react-jsx', target: 'ES2022' } }),
  );
  execute(folder, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts');

  const lines = [
    `  Vite ${VITE}, ${Object.entries(dependencies)
      .map((each) => each.join(' '))
      .join(', ')}`,
  ];
  for (const kind of KINDS) {
    const route = PAGES[kind].replace(/^\/x\//, '');
    const source = path.join(version.directory, route);
    const page = readFileSync(path.join(source, `${path.basename(route)}.mdx`), 'utf8');
    const demos = demoDirectivesIn(page).map(({ src }) => path.posix.normalize(src));
    const sizes = [demos.slice(0, 1), demos].map((shown) => {
      const app = path.join(folder, kind);
      rmSync(app, { recursive: true, force: true });
      cpSync(path.join(source, 'demos'), path.join(app, 'demos'), { recursive: true });
      const modules = shown.map((demo) => {
        const name = path.basename(demo);
        // A demo with several files is a folder. It may have three stylings.
        const file = [demo, `${demo}/${name}.tsx`, `${demo}/system/${name}.tsx`].find(
          (each) => each.endsWith('.tsx') && existsSync(path.join(source, each)),
        );
        return `./${file}`;
      });
      writeFileSync(path.join(app, 'main.tsx'), entry(modules));
      writeFileSync(
        path.join(app, 'index.html'),
        '<div id="root"></div><script type="module" src="./main.tsx"></script>',
      );
      execute(
        folder,
        'npx',
        'vite',
        'build',
        kind,
        '--outDir',
        `../out/${kind}-${shown.length}`,
        '--emptyOutDir',
      );
      return javaScript(path.join(folder, `out/${kind}-${shown.length}`));
    });
    const [first = 0, all = 0] = sizes;
    lines.push(
      `  ${kind.padEnd(8)} first demo (${path.basename(demos[0] ?? '')}) ${first.toFixed(1)} kB, all ${demos.length} demos ${all.toFixed(1)} kB`,
    );
  }
  return lines;
}
