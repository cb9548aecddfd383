import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import {
  buildOtherLibrary,
  copyOtherLibrary,
  JITI,
  serveFolder,
  type ServedSite,
} from '../fixtureSite';
import { expect, open, test, wakeDemos } from '../support';

test.describe.configure({ mode: 'serial' });

test.describe('a site about another library, which has only its own configuration and docs', () => {
  let siteDir: string;
  let build: string;
  let site: ServedSite | undefined;

  test.beforeAll(async () => {
    siteDir = copyOtherLibrary('acme');
    build = await buildOtherLibrary(siteDir);
    site = await serveFolder(build);
  });
  test.afterAll(() => site?.close());

  const read = (file: string) => readFileSync(path.join(build, file), 'utf8');

  test('names MUI X nowhere', () => {
    const texts = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:css|html|js|json|md|svg|txt|xml|webmanifest)$|\/_\w+$/.test(file),
    );
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((file) => /MUI X|mui-x|mui\.com\/x/.test(read(file)))).toEqual([]);
    // Scripts name modules of Material UI, with which the portal itself is made.
    expect(
      texts.filter(
        (file) =>
          !file.endsWith('.js') && /@mui\/|Data Grid|Date Picker|Tree View/.test(read(file)),
      ),
    ).toEqual([]);
  });

  test('has API pages, Markdown, an index for agents and a skill', () => {
    expect(read('x/api/ui/meter/index.html')).toContain('The highest number.');
    expect(read('x/api/ui/meter.md')).toContain('onLevel');
    expect(read('x/react-ui/meter.md')).toContain("import { Meter } from '@acme/ui';");
    expect(read('x/llms.txt')).toContain('Acme UI 1.0.0');
    expect(read('x/SKILL.md')).toContain('acme-ui-docs-mcp');
  });

  test('runs its demos, and finds its pages', async ({ page }) => {
    await open(page, `${site?.origin}/x/react-ui/meter/`);
    await wakeDemos(page);
    await page.getByRole('button', { name: 'Raise Water from 30' }).click();
    await expect(page.getByRole('button', { name: 'Raise Water from 40' })).toBeVisible();

    await page
      .getByRole('button', { name: /^Search/ })
      .first()
      .click();
    await page.getByRole('combobox').fill('gauge');
    await expect(page.getByRole('option').first()).toContainText('Meter');
  });

  test('answers agents', async () => {
    const child = spawn(process.execPath, [JITI, 'server/mcp/cli.ts'], { cwd: siteDir });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const send = (message: object) =>
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    send({
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'test', version: '1' },
      },
    });
    send({ method: 'notifications/initialized' });
    send({ id: 2, method: 'tools/list' });
    send({
      id: 3,
      method: 'tools/call',
      params: { name: 'api', arguments: { name: 'Meter.max' } },
    });
    await expect.poll(() => output, { timeout: 60_000 }).toContain('"id":3');
    child.kill();
    expect(output).toContain('The highest number.');
    expect(output).toContain('Acme UI');
    expect(output).not.toMatch(/MUI X|@mui\//);
  });

  test('has nothing of what is only about MUI X', () => {
    expect(existsSync(path.join(build, 'playground'))).toBe(false);
  });
});
