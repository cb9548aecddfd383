/** @jest-environment ./scripts/jest/prettierEnvironment.cjs */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import demoLoader from './loader';
import type { DemoSource } from './types';

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

/** Loads a demo as the bundler does for the browser or the server, and says what it emitted. */
async function load(source: string, { isServer = false } = {}) {
  const resourcePath = path.join(siteDir, 'Basic.tsx');
  fs.writeFileSync(resourcePath, source);
  const emitted = new Map<string, string>();
  const context = {
    resourcePath,
    resourceQuery: `?demo=${encodeURIComponent('docs/sorting/sorting.mdx')}`,
    getOptions: () => ({ isServer, siteDir }),
    addDependency: () => undefined,
    emitFile: (name: string, content: string) => emitted.set(name, content),
  };
  const code = await demoLoader.call(context as unknown as ThisParameterType<typeof demoLoader>);
  const [asset = ''] = emitted.keys();
  return { code, asset, source: JSON.parse(emitted.get(asset) ?? '{}') as Partial<DemoSource> };
}

const TYPESCRIPT = 'export default function Basic() {\n  return <p>{1 as number}</p>;\n}\n';
const JAVASCRIPT = 'export default function Basic() {\n  return <p>{1}</p>;\n}\n';

/** The code that a reader sees. */
function textOf(html = ''): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}

describe('the ?demo loader', () => {
  it('puts the code of both variants into a file of its own, out of the JavaScript', async () => {
    const { code, asset, source } = await load(TYPESCRIPT);
    expect(asset).toMatch(/^assets\/demos\/Basic\.[\da-f]+\.json$/);
    expect(code).toContain(asset);
    expect(textOf(source.html?.TS)).toBe(TYPESCRIPT);
    expect(textOf(source.html?.JS)).toBe(JAVASCRIPT);
    expect(code).not.toContain('token');
    expect(code).toContain('hasJs: true');
  });

  it('knows a demo whose TypeScript is JavaScript already', async () => {
    const { code, source } = await load(JAVASCRIPT);
    expect(code).toContain('hasJs: false');
    expect(source.html?.JS).toBeUndefined();
  });

  it('gives changed code another address, so that no browser keeps the old', async () => {
    const before = await load(TYPESCRIPT);
    const after = await load(TYPESCRIPT.replace('1', '2'));
    expect(after.asset).not.toBe(before.asset);
  });

  it('puts the code into the HTML, and emits nothing, on the server', async () => {
    const { code, asset } = await load(TYPESCRIPT, { isServer: true });
    expect(code).toContain('token keyword');
    expect(asset).toBe('');
  });

  it('stops the build for a demo that does not compile, naming it, its page and the place', async () => {
    const built = load('export default function Basic( {\n');
    await expect(built).rejects.toThrow('Basic.tsx (used by docs/sorting/sorting.mdx)');
    await expect(built).rejects.toThrow('(2:0)');
  });
});
