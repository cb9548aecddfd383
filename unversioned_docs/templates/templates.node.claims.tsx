// @reads ./pricing/** ./sticky-footer/** ./theme/** .prettierrc.json src/plugins/templates/
import { claim } from '@portal/claims';
import { packTemplates } from '@portal/templates';
import { beforeAll, expect } from 'vitest';

const IDS = ['pricing', 'sticky-footer'];

let create: Awaited<ReturnType<typeof packTemplates>>;

beforeAll(async () => {
  create = await packTemplates(import.meta.dirname, IDS);
}, 60_000);

/** Returns the name of the theme that a project starts with. Without a name, it is Material UI's. */
function themeOf({ 'shop/src/main.tsx': code = '' }: Readonly<Record<string, string>>) {
  const [, attributes = ''] = /<AppTheme([^>]*)>/.exec(code) ?? expect.fail('No theme.');
  return /name="([^"]+)"/.exec(attributes)?.[1] ?? 'material';
}

claim(
  'It creates a Vite project with exact versions of all packages, tests, and an ESLint configuration.',
  () => {
    const { status, files } = create(['pricing', 'shop']);
    expect(status).toBe(0);
    const manifest = JSON.parse(files['shop/package.json'] ?? '') as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const packages = { ...manifest.dependencies, ...manifest.devDependencies };
    expect(Object.keys(packages)).toEqual(expect.arrayContaining(['vite', 'vitest', 'eslint']));
    expect(Object.values(packages).filter((version) => !/^\d+\.\d+\.\d+/.test(version))).toEqual(
      [],
    );
    const names = Object.keys(files);
    expect(names).toEqual(
      expect.arrayContaining(['shop/vite.config.ts', 'shop/eslint.config.js', 'shop/index.html']),
    );
    expect(names.filter((name) => name.endsWith('.test.tsx'))).not.toEqual([]);
  },
);

claim('`--js` creates the project in JavaScript instead of TypeScript.', () => {
  const typed = /\.tsx?$/;
  const byDefault = Object.keys(create(['pricing', 'shop']).files);
  expect(byDefault.filter((name) => typed.test(name))).not.toEqual([]);
  const { files } = create(['pricing', 'shop', '--js']);
  expect(Object.keys(files).filter((name) => typed.test(name))).toEqual([]);
  expect(files).toHaveProperty(['shop/src/App.jsx']);
});

claim(
  '`--theme` sets the theme that the project starts with: `material`, `harbor` or `almanac`.',
  () => {
    for (const theme of ['material', 'harbor', 'almanac']) {
      const { files } = create(['pricing', 'shop', '--theme', theme]);
      expect(themeOf(files)).toBe(theme);
    }
    const { status, stderr } = create(['pricing', 'shop', '--theme', 'other']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/material, harbor, almanac/);
  },
);

claim('`--help` lists all templates.', () => {
  const { stdout } = create(['--help']);
  for (const id of IDS) {
    expect(stdout).toContain(`  ${id} `);
  }
});

claim(
  "It doesn't write to a folder that already contains files, so it never overwrites your work.",
  () => {
    const mine = { 'shop/src/App.tsx': 'mine' };
    const { status, stderr, files } = create(['pricing', 'shop'], mine);
    expect(status).toBe(1);
    expect(stderr).toMatch(/isn't empty/);
    expect(files).toEqual(mine);
  },
);
