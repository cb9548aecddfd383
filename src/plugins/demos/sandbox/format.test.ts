/** @jest-environment ./scripts/jest/prettierEnvironment.cjs */
import { format } from 'prettier';

import { createSandbox } from './createSandbox';

const VARIANTS = ['TS', 'JS'] as const;
const STYLINGS = ['MUI System', 'Tailwind', 'CSS'] as const;
const MODES = ['light', 'dark', 'system'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;

describe.each(VARIANTS)('a project in %s', (variant) => {
  it.each(STYLINGS)('with %s is written as Prettier would write it', async (styling) => {
    for (const mode of MODES) {
      for (const direction of DIRECTIONS) {
        const { files } = createSandbox({
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
        for (const [filepath, content] of Object.entries(files)) {
          const formatted = await format(content, { filepath, printWidth: 100, singleQuote: true });
          expect(content).toBe(formatted);
        }
      }
    }
  });
});
