import { readFileSync } from 'node:fs';
import path from 'node:path';

import { valid } from 'semver';

import { createSandbox, type Sandbox, type SandboxInput } from './createSandbox';
import { TOOL_VERSIONS, TYPE_PACKAGES } from './versions';

const input: SandboxInput = {
  name: 'OrderBoard',
  title: 'Order board',
  url: 'https://docs.example.com/x/react-data-grid/',
  files: [
    { name: 'OrderBoard.tsx', code: 'export default function OrderBoard() {}\n' },
    { name: 'columns.ts', code: 'export const columns = [];\n' },
  ],
  dependencies: {
    '@emotion/react': '11.14.0',
    '@emotion/styled': '11.14.1',
    '@mui/material': '7.3.11',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  variant: 'TS',
  styling: 'MUI System',
  mode: 'light',
  direction: 'ltr',
};

const VARIANTS = ['TS', 'JS'] as const;
const STYLINGS = ['MUI System', 'Tailwind', 'CSS'] as const;
const MODES = ['light', 'dark', 'system'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;

const make = (change: Partial<SandboxInput> = {}) => createSandbox({ ...input, ...change });

function file(sandbox: Sandbox, name: string): string {
  const content = sandbox.files[name];
  if (content === undefined) {
    throw new Error(`${name} is not in ${Object.keys(sandbox.files).join(', ')}`);
  }
  return content;
}

interface PackageJson {
  name: string;
  description: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const packageOf = (sandbox: Sandbox) => JSON.parse(file(sandbox, 'package.json')) as PackageJson;

/** All possible projects of a demo. */
const everyProject = VARIANTS.flatMap((variant) =>
  STYLINGS.flatMap((styling) =>
    MODES.flatMap((mode) =>
      DIRECTIONS.map((direction) => make({ variant, styling, mode, direction })),
    ),
  ),
);

describe('a project', () => {
  it("contains Vite's files, the demo unchanged, and a link to its page", () => {
    const sandbox = make();
    expect(Object.keys(sandbox.files).sort()).toEqual([
      'README.md',
      'index.html',
      'package.json',
      'src/OrderBoard.tsx',
      'src/columns.ts',
      'src/main.tsx',
      'tsconfig.json',
      'vite.config.ts',
    ]);
    expect(file(sandbox, 'src/OrderBoard.tsx')).toBe(input.files[0]?.code);
    expect(file(sandbox, 'src/main.tsx')).toContain("import Demo from './OrderBoard';");
    expect(file(sandbox, 'README.md')).toBe(
      '# Order board\n\nA demo from <https://docs.example.com/x/react-data-grid/>.\n',
    );
    expect(sandbox).toMatchObject({
      title: 'Order board',
      description: 'A demo from https://docs.example.com/x/react-data-grid/',
      entry: 'src/OrderBoard.tsx',
    });
  });

  it('in JavaScript contains no TypeScript', () => {
    const sandbox = make({
      variant: 'JS',
      direction: 'rtl',
      files: [{ name: 'OrderBoard.jsx', code: '' }],
    });
    expect(Object.keys(sandbox.files).filter((name) => /ts/.test(name))).toEqual([]);
    const { scripts, devDependencies } = packageOf(sandbox);
    expect(scripts.build).toBe('vite build');
    expect(Object.keys(devDependencies)).toEqual(['@vitejs/plugin-react', 'vite']);
    expect(file(sandbox, 'index.html')).toContain('src="/src/main.jsx"');
    expect(file(sandbox, 'src/main.jsx')).toContain("getElementById('root'))");
  });

  it('contains the icon font only if a file uses it', () => {
    const withIcons = make({
      styling: 'Tailwind',
      files: [
        { name: 'OrderBoard.tsx', code: "import Sign from './Sign';\n" },
        { name: 'Sign.tsx', code: "import Icon from '@mui/material/Icon';\n" },
      ],
    });
    expect(packageOf(withIcons).dependencies).toHaveProperty('@fontsource/material-icons');
    expect(file(withIcons, 'src/main.tsx')).toContain(
      "import './index.css';\nimport './icons.css';\n",
    );
    const css = file(withIcons, 'src/icons.css');
    expect(css).toContain("url('@fontsource/material-icons/files/");
    expect(css).toMatch(/\.material-icons \{\s+font-family: 'Material Icons';/);

    const without = make();
    expect(packageOf(without).dependencies).not.toHaveProperty('@fontsource/material-icons');
    expect(without.files).not.toHaveProperty(['src/icons.css']);
  });

  it("keeps the demo's style sheet separate from the icon font's", () => {
    const sandbox = make({
      files: [
        { name: 'OrderBoard.tsx', code: "import { Icon } from '@mui/material';\n" },
        { name: 'icons.css', code: 'demo' },
      ],
    });
    expect(file(sandbox, 'src/icons.css')).toBe('demo');
    expect(file(sandbox, 'src/main.tsx')).toContain("import './page-icons.css';");
    expect(file(sandbox, 'src/page-icons.css')).toContain('@font-face');
  });

  it('pins all versions', () => {
    everyProject.forEach((sandbox) => {
      const { dependencies, devDependencies } = packageOf(sandbox);
      Object.entries({ ...dependencies, ...devDependencies }).forEach(([name, version]) =>
        expect(`${name} ${String(valid(version))}`).toBe(`${name} ${version}`),
      );
      expect(dependencies).toMatchObject(input.dependencies);
    });
  });

  it('contains the packages that its own files import, and no other tools', () => {
    everyProject.forEach((sandbox) => {
      const own = Object.entries(sandbox.files).filter(([name]) =>
        /main|config\.|\.css/.test(name),
      );
      const imported = own.flatMap(([, code]) =>
        [...code.matchAll(/(?:from|import) '([^'.]+)'/g)].map(([, specifier = '']) =>
          specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'),
        ),
      );
      const { dependencies, devDependencies } = packageOf(sandbox);
      const tools = Object.keys({ ...dependencies, ...devDependencies }).filter(
        (name) => !(name in input.dependencies) && !/^@types|^typescript$/.test(name),
      );
      expect([...new Set(imported)].filter((name) => !(name in input.dependencies)).sort()).toEqual(
        tools.sort(),
      );
    });
  });

  it('contains types for packages without them, in TypeScript only', () => {
    const dependencies = { ...input.dependencies, luxon: '3.7.2' };
    expect(packageOf(make({ dependencies })).devDependencies).toHaveProperty('@types/luxon');
    expect(packageOf(make({ dependencies, variant: 'JS' })).devDependencies).not.toHaveProperty(
      '@types/luxon',
    );
  });

  test.each(MODES)('in mode %s passes the mode to the browser and to Material UI', (mode) => {
    const sandbox = make({ mode });
    const html = file(sandbox, 'index.html');
    expect(html.includes('prefers-color-scheme')).toBe(mode === 'system');
    expect(html.includes(`<html lang="en" dir="ltr" data-theme="${mode}">`)).toBe(
      mode !== 'system',
    );
    expect(file(sandbox, 'src/main.tsx')).toContain(`defaultMode="${mode}"`);
  });

  test.each(STYLINGS)('with %s from right to left flips the styles', (styling) => {
    const sandbox = make({ styling, direction: 'rtl' });
    expect(file(sandbox, 'index.html')).toContain('dir="rtl"');
    const main = file(sandbox, 'src/main.tsx');
    expect(main).toContain("direction: 'rtl'");
    expect(main).toContain('stylisPlugins: [prefixer, rtlPlugin]');
    expect(main.includes('@layer mui')).toBe(styling !== 'MUI System');
    expect(main).not.toContain('<StyledEngineProvider enableCssLayer>\n');
  });

  test.each(STYLINGS)(
    'with %s puts Material UI into a layer if other styles must override it',
    (styling) => {
      const sandbox = make({ styling });
      expect(file(sandbox, 'src/main.tsx').includes('<StyledEngineProvider enableCssLayer>')).toBe(
        styling !== 'MUI System',
      );
      expect('src/index.css' in sandbox.files).toBe(styling === 'Tailwind');
    },
  );

  it('with Tailwind declares the layer order before the first layer', () => {
    const order = '@layer theme, base, mui, components, utilities;';
    const sandbox = make({ styling: 'Tailwind' });
    expect(file(sandbox, 'src/index.css')).toContain(`${order}\n@import 'tailwindcss';`);
    expect(file(sandbox, 'src/main.tsx')).toMatch(
      new RegExp(`<GlobalStyles styles="${order}" />\\s*<CssBaseline`),
    );
  });

  it('with Tailwind follows the scheme that Material UI shows', () => {
    const css = file(make({ styling: 'Tailwind' }), 'src/index.css');
    expect(css).toContain("@custom-variant dark (&:where([data-theme='dark']");
  });
});

describe('unusual names', () => {
  test.each([
    ['OrderBoard', 'order-board-demo'],
    ['DataGrid2', 'data-grid2-demo'],
    ['  "><script>', 'script-demo'],
    ['../../etc/passwd', 'etc-passwd-demo'],
    ['日付', 'demo'],
    ['', 'demo'],
    ['React', 'react-demo'],
    ['x'.repeat(500), `${'x'.repeat(100)}-demo`],
  ])('%j results in the package name %j', (name, expected) => {
    expect(packageOf(make({ name })).name).toBe(expected);
  });

  it('are escaped in the title', () => {
    const title = '</title><script>alert(1)</script> "R&D" `a` [b](c) $& ${d}';
    const sandbox = make({ title });
    expect(sandbox.title).toBe(title);
    const page = new DOMParser().parseFromString(file(sandbox, 'index.html'), 'text/html');
    expect(page.title).toBe(title);
    expect(page.scripts).toHaveLength(1);
    expect(file(sandbox, 'README.md')).toContain(
      '# \\</title\\>\\<script\\>alert(1)\\</script\\> "R\\&D" \\`a\\` \\[b\\](c) $\\& ${d}\n',
    );
  });

  it('stay on one line, and replace a missing title', () => {
    expect(make({ title: ' Order\n# board ' }).title).toBe('Order # board');
    expect(make({ title: ' ' }).title).toBe('OrderBoard');
  });

  it('of the entry are imported unchanged', () => {
    const files = [{ name: 'data/Ann\'s "board".tsx', code: '' }];
    const main = file(make({ files }), 'src/main.tsx');
    expect(main).toContain("import Demo from './data/Ann\\'s \"board\"';");
  });

  it("don't affect the code", () => {
    const code = 'const a = `${b}`; // </script> $& $1 "\u2028"\r\n';
    const files = [{ name: 'A.tsx', code }];
    expect(file(make({ files }), 'src/A.tsx')).toBe(code);
  });

  it("take precedence over the project's file names", () => {
    const files = [
      { name: 'main.tsx', code: 'demo' },
      { name: 'INDEX.css', code: 'demo' },
    ];
    const sandbox = make({ files, styling: 'Tailwind' });
    expect(file(sandbox, 'src/main.tsx')).toBe('demo');
    expect(file(sandbox, 'src/INDEX.css')).toBe('demo');
    expect(file(sandbox, 'index.html')).toContain('src="/src/page-main.tsx"');
    expect(file(sandbox, 'src/page-main.tsx')).toContain("import './page-index.css';");
    expect(file(sandbox, 'src/page-main.tsx')).toContain("import Demo from './main';");
    expect(file(sandbox, 'src/page-index.css')).toContain('@import');
  });

  it('of object properties are ordinary names', () => {
    const dependencies = { ...input.dependencies, constructor: '1.0.0' };
    expect(packageOf(make({ dependencies })).dependencies).toHaveProperty('constructor', '1.0.0');
    const files = [
      { name: 'A.tsx', code: '' },
      { name: '__proto__', code: 'a' },
    ];
    expect(Object.entries(make({ files }).files)).toContainEqual(['src/__proto__', 'a']);
  });
});

describe('an invalid demo is rejected, with the value', () => {
  const entry = { name: 'A.tsx', code: '' };

  test.each([
    '../A.tsx',
    'a/../../A.tsx',
    '/A.tsx',
    'a//A.tsx',
    './A.tsx',
    'a\\A.tsx',
    'C:A.tsx',
    'A.tsx\n',
    '',
    '..',
  ])('a file %j', (name) => {
    expect(() => make({ files: [entry, { name, code: '' }] })).toThrow(TypeError);
    expect(() => make({ files: [entry, { name, code: '' }] })).toThrow(
      `The demo's file ${JSON.stringify(name)} must have a path inside the demo's folder`,
    );
  });

  test.each(['A.tsx', 'a.tsx'])('a file %j next to A.tsx', (name) => {
    expect(() => make({ files: [entry, { name, code: '' }] })).toThrow(
      `more than one file "${name}"`,
    );
  });

  it("no file, or a first file that isn't a component", () => {
    expect(() => make({ files: [] })).toThrow('found "no file"');
    expect(() => make({ files: [{ name: 'A.css', code: '' }] })).toThrow('found "A.css"');
  });

  test.each(['', '/x/', 'javascript:alert(1)', 'file:///etc/passwd'])('a page at %j', (url) => {
    expect(() => make({ url })).toThrow(TypeError);
    expect(() => make({ url })).toThrow(`found ${JSON.stringify(url)}`);
  });
});

describe('tool versions', () => {
  const root = path.join(__dirname, '../../../..');
  const portal = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as PackageJson;
  const own = { ...portal.dependencies, ...portal.devDependencies };

  test.each(Object.entries(TOOL_VERSIONS))(
    "%s is the portal's own version, if it has one",
    (name, version) => {
      expect(own[name] ?? version).toBe(version);
      expect(valid(version)).toBe(version);
    },
  );

  test.each(Object.values(TYPE_PACKAGES))('%s is pinned', (name, version) => {
    expect(valid(version)).toBe(version);
    expect(name).toMatch(/^@types\//);
  });
});
