/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { DemoRenderer } from './renderer';

// In the repository, where the packages are found.
const cache = path.resolve('.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'demos-'));
const renderer = new DemoRenderer();

afterAll(() => {
  renderer.close();
  rmSync(folder, { recursive: true });
});

const mistakesIn = (code: string, by = renderer) => {
  const file = path.join(folder, 'Demo.tsx');
  writeFileSync(file, code);
  return by.mistakes(file);
};

const component = (body: string) => `export default function Demo() {\n${body}\n}`;

it('finds nothing in a demo that renders the same anywhere', async () => {
  writeFileSync(path.join(folder, 'styles.css'), '.orders { color: red }');
  const code = component(
    '  const [isOpen] = useState(false);\n  return <Button sx={{ color: "red" }}>{String(isOpen)}</Button>;',
  );
  expect(
    await mistakesIn(
      `import { useState } from 'react';\nimport Button from '@mui/material/Button';\nimport './styles.css';\n${code}`,
    ),
  ).toEqual([]);
}, 60_000);

it.each([
  [
    'an error, with its line',
    component(
      '  const rows: { name?: string }[] = [{}];\n  return <p>{rows[0]?.name!.length}</p>;',
    ),
    { line: 3, message: expect.stringContaining('in the build: Cannot read') as string },
  ],
  [
    'what only a browser fails at',
    component("  if (typeof document === 'object') throw new Error('No');\n  return null;"),
    { line: 2, message: expect.stringContaining('in a browser: No') as string },
  ],
  [
    'another time',
    component(
      '  const now = Date;\n  return <p>Now: {new now().getFullYear() + new now().getTime()}</p>;',
    ),
    {
      line: 1,
      message: expect.stringMatching(/renders "\d+" in the build, and "\d+" in a/) as string,
    },
  ],
  [
    'another language and time zone',
    component(
      '  const format = "toLocaleString" as const;\n  return <p>{new Date(0)[format]()}</p>;',
    ),
    {
      message: expect.stringContaining(
        '"1/1/1970, 12:00:00 AM" in the build, and "1.1.1970',
      ) as string,
    },
  ],
  [
    'other random numbers in an attribute',
    component('  const { random } = Math;\n  return <p id={`id-${random()}`} />;'),
    { message: expect.stringMatching(/renders "id=\\"id-0\.\d+\\"" in the build/) as string },
  ],
  [
    "React's warnings",
    component('  return <ul>{["a", "b"].map((name) => <li>{name}</li>)}</ul>;'),
    { message: expect.stringContaining('Each child in a list') as string },
  ],
  [
    'a process that ends',
    component('  process.exit(3);\n  return null;'),
    { message: 'The demo ends the process that renders it.' },
  ],
])(
  'finds %s',
  async (_, code, expected) => {
    expect(await mistakesIn(code)).toEqual([
      expect.objectContaining({ file: path.join(folder, 'Demo.tsx'), ...expected }),
    ]);
  },
  60_000,
);

it('renders the next demo after one that fails later', async () => {
  const later =
    "setTimeout(() => {\n  throw new Error('Later');\n});\nvoid Promise.reject(new Error('Later'));\n";
  expect(await mistakesIn(later + component('  return <p>Text</p>;'))).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await mistakesIn(component('  return <p>Text</p>;'))).toEqual([]);
}, 60_000);

it("doesn't blame a demo for what an earlier one has left", async () => {
  const first = 'Object.assign(globalThis, { isUsed: true });\n';
  expect(await mistakesIn(first + component('  return <p>Text</p>;'))).toEqual([]);
  const second = "if ('isUsed' in globalThis) {\n  process.exit(3);\n}\n";
  expect(await mistakesIn(second + component('  return <p>Text</p>;'))).toEqual([]);
}, 60_000);

it('stops a loop that never ends, and renders the next demo', async () => {
  const impatient = new DemoRenderer(3000);
  const loop = 'let left = 3;\n  while (left < 4) {\n    left -= 1;\n  }\n  return <p>{left}</p>;';
  expect(await mistakesIn(component(`  ${loop}`), impatient)).toMatchObject([
    { line: 3, message: expect.stringContaining('it has a loop') as string },
  ]);
  expect(await mistakesIn(component('  return <p>Text</p>;'), impatient)).toEqual([]);
  impatient.close();
}, 60_000);
