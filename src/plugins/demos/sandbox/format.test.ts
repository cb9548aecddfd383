/** @jest-environment ./scripts/jest/prettierEnvironment.cjs */
import { format } from 'prettier';

import { createSandbox } from './createSandbox';

const VARIANTS = ['TS', 'JS'] as const;
const STYLINGS = ['MUI System', 'Tailwind', 'CSS'] as const;
const MODES = ['light', 'dark', 'system'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;

/** All files of all possible projects, each content once. */
const files = new Map<string, { path: string; of: string; content: string }>();

for (const variant of VARIANTS) {
  for (const styling of STYLINGS) {
    for (const mode of MODES) {
      for (const direction of DIRECTIONS) {
        const sandbox = createSandbox({
          name: 'OrderBoard',
          title: 'Order board',
          url: 'https://docs.example.com/x/react-data-grid/',
          files: [{ name: 'OrderBoard.tsx', code: '' }],
          dependencies: { react: '19.3.1' },
          variant,
          styling,
          mode,
          direction,
        });
        for (const [path, content] of Object.entries(sandbox.files)) {
          const of = [variant, styling, mode, direction].join(', ');
          files.set(content, { path, of, content });
        }
      }
    }
  }
}

it.each([...files.values()])(
  'formats $path of a project in $of like Prettier',
  async ({ path, content }) => {
    const formatted = await format(content, {
      filepath: path,
      printWidth: 100,
      singleQuote: true,
    });
    expect(content).toBe(formatted);
  },
);
