/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { OLD_NAMES } from './agentOldNames';

const root = path.resolve(__dirname, '..');

it('only contains names that the types of the older release have', () => {
  const texts = new Map<string, string>();
  const textOf = (folder: string) => {
    const known =
      texts.get(folder) ??
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(
          (file) => file.endsWith('.d.ts') && !/(?:^|[\\/])(?:node|modern|esm)[\\/]/.test(file),
        )
        .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
        .join('\n');
    texts.set(folder, known);
    return known;
  };
  const lost = OLD_NAMES.filter(({ name, from }) =>
    name.split('.').some((part) => !new RegExp(`\\b${part}\\b`).test(textOf(from))),
  );
  expect(lost).toEqual([]);
  expect(OLD_NAMES.length).toBeGreaterThanOrEqual(40);
});
