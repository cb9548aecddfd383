/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

jest.setTimeout(60_000);

const JITI = path.resolve(__dirname, '../../node_modules/jiti/lib/jiti-cli.mjs');
const MAIN = path.resolve(__dirname, './main.ts');

const site = temporaryFolder();

/** Prints which command it stands for, its arguments, and these variables. */
const stub = (name: string, ...variables: string[]) =>
  `const values = ${JSON.stringify(variables)}.map((each) => each + '=' + process.env[each]);
console.log([...values, '${name}', ...process.argv.slice(2)].join(' '));\n`;

beforeEach(() =>
  writeFiles(site(), {
    'scripts/docusaurus/docusaurus.mjs': stub('docusaurus'),
    'node_modules/jiti/lib/jiti-cli.mjs': stub('jiti', 'PORT', 'HOST'),
    'scripts/build.mjs': stub('build', 'OFFLINE', 'FEEDBACK_ENDPOINT'),
  }),
);

function run(args: string, variables: Record<string, string> = {}) {
  const env: NodeJS.ProcessEnv = { ...process.env };
  for (const name of ['OFFLINE', 'FEEDBACK_ENDPOINT', 'SITE_URL', 'HOST', 'PORT']) {
    delete env[name];
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [JITI, MAIN, ...args.split(' ').filter(Boolean)],
    { cwd: site(), env: { ...env, ...variables }, encoding: 'utf8' },
  );
  return { status, lines: stdout.trim().split('\n'), stderr };
}

it.each([
  ['clear', 'docusaurus clear'],
  ['swizzle --list', 'docusaurus swizzle --list'],
  ['', 'docusaurus'],
  ['serve --help', 'docusaurus serve --help'],
  ['write-heading-ids docs', 'docusaurus write-heading-ids docs --syntax mdx-comment'],
  ['write-heading-ids --syntax classic', 'docusaurus write-heading-ids --syntax classic'],
])('runs "%s" as "%s"', (args, command) => {
  expect(run(args)).toMatchObject({ status: 0, lines: [command] });
});

it('serves as npm run serve does, with the options of Docusaurus', () => {
  expect(run('serve').lines).toEqual(['PORT=undefined HOST=undefined jiti server/serve.ts build']);
  expect(run('serve --build --dir out -p 5000 --host :: --no-open').lines).toEqual([
    'OFFLINE=undefined FEEDBACK_ENDPOINT=undefined build --out-dir out',
    'PORT=5000 HOST=:: jiti server/serve.ts out',
  ]);
});

it('publishes what npm run build builds for GitHub Pages, and only at an address of its own', () => {
  const refused = run('deploy');
  expect(refused).toMatchObject({ status: 1, lines: [''] });
  expect(refused.stderr).toContain("portal.config.ts: url: 'https://acme.github.io',");

  const variables = { SITE_URL: 'https://docs.acme.com' };
  expect(run('deploy --locale en --locale zh --target-dir docs', variables).lines).toEqual([
    'OFFLINE=off FEEDBACK_ENDPOINT= build --out-dir build en zh',
    'docusaurus deploy --skip-build --out-dir build --target-dir docs',
  ]);
  const receiver = { ...variables, FEEDBACK_ENDPOINT: 'https://feedback.acme.com' };
  expect(run('deploy', receiver).lines[0]).toContain('FEEDBACK_ENDPOINT=https://feedback.acme.com');
  expect(run('deploy --skip-build', variables).lines).toHaveLength(1);
  writeFiles(site(), { 'build/sitemap.xml': '<loc>https://docs.example.com/x/</loc>' });
  expect(run('deploy --skip-build', variables).stderr).toContain(
    'build/ was built for the default address. Leave out --skip-build.',
  );
});

it.each([
  ['write-translations', '--locale must be one of'],
  ['write-translations --locale zh --override', '--override would replace translations'],
  ['serve --prot 1', "Unknown option '--prot'"],
])('says what is wrong with "%s"', (args, message) => {
  const { status, stderr } = run(args);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/^\s+at /m);
});
