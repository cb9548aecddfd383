import type { ProjectInput } from './types';

/*
 * The files of a project around the application. All are in TypeScript, formatted with the portal's configuration of
 * Prettier, and lint-clean in the project.
 */

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Sets the color scheme before the first paint, as Material UI stores and resolves it. */
export const indexHtml = (title: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="data:," />
    <title>${escapeHtml(title)}</title>
    <script>
      // The color mode, before the first paint. Material UI keeps it in local storage.
      (() => {
        let mode = null;
        try {
          mode = localStorage.getItem('mui-mode');
        } catch {
          // Storage is blocked.
        }
        const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
        const isDark = mode === 'dark' || (mode !== 'light' && prefersDark);
        document.documentElement.setAttribute('data-theme', isDark ? 'dark' : 'light');
      })();
    </script>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;

export const VITE_CONFIG = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Relative addresses, so that the build works in any folder of a static host.
  base: './',
  plugins: [react()],
  // CodeSandbox shows the project at an address of its own.
  server: { allowedHosts: ['.csb.app'] },
  test: {
    environment: 'jsdom',
    setupFiles: ['./src/setupTests.ts'],
    // Modules of these packages import CSS, which Node can't.
    server: { deps: { inline: [/@mui\\//] } },
    css: false,
    restoreMocks: true,
    testTimeout: 20_000,
  },
});
`;

export const TS_CONFIG = `{
  "compilerOptions": {
    "target": "ES2022",
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "module": "ESNext",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "types": ["vite/client"],
    "strict": true,
    "isolatedModules": true,
    "resolveJsonModule": true,
    "skipLibCheck": true,
    "noEmit": true
  },
  "include": ["src", "vite.config.ts"]
}
`;

export const ESLINT_CONFIG = `import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default defineConfig([
  { ignores: ['dist'] },
  js.configs.recommended,
  tseslint.configs.recommended,
  reactHooks.configs.flat['recommended-latest'],
  jsxA11y.flatConfigs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { ecmaFeatures: { jsx: true } },
    },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // A component decides what its \`autoFocus\` does, such as focusing a popup that has opened.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      // \`<pre>\` and tables scroll sideways, and have to do so by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': 'off',
    },
  },
]);
`;

export const SETUP_FILE = `import '@testing-library/jest-dom/vitest';

import createCache from '@emotion/cache';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom has no layout, and looking for the style of each element in thousands of rules takes most of the time.
const sheet = Object.getPrototypeOf(createCache({ key: 'test' }).sheet) as object;
Object.assign(sheet, { insert: () => undefined });

afterEach(cleanup);
`;

/** Returns the file that starts the application. */
export function mainFile({
  themeName,
  styleSheets,
}: {
  /** Undefined for the default theme. */
  themeName: string | undefined;
  styleSheets: readonly string[];
}): string {
  const fonts = styleSheets.map((file) => `import '${file}';\n`).join('');
  return `${fonts ? `${fonts}\n` : ''}import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import App from './App';
import AppTheme from './theme/AppTheme';

const root = document.getElementById('root');
if (!root) {
  throw new Error('index.html has no element with the id "root".');
}

createRoot(root).render(
  <StrictMode>
    <AppTheme${themeName === undefined ? '' : ` name="${themeName}"`}>
      <App />
    </AppTheme>
  </StrictMode>,
);
`;
}

/** Returns the project's README. The path of the theme is replaced in the JavaScript variant. */
export function readme({ title, url }: Pick<ProjectInput, 'title' | 'url'>): string {
  return `# ${title}

Created from <${url}>.

\`\`\`bash
npm install
npm run dev
\`\`\`

| Command           | What it does                                           |
| ----------------- | ------------------------------------------------------ |
| \`npm run dev\`     | Starts the development server                          |
| \`npm run build\`   | Builds the application into \`dist\`, for a static host  |
| \`npm run preview\` | Serves what was built                                  |
| \`npm test\`        | Runs the tests with Vitest                             |
| \`npm run lint\`    | Checks the code with ESLint                            |

## Files

- \`src/App.tsx\`: the application. Its routes, components and data are in the folders next to it.
- \`src/main.tsx\`: starts the application in its theme.
- \`src/theme\`: the themes, and the component that applies one.

## Change the theme

Set \`name\`, \`density\` or \`direction\` of \`AppTheme\` in \`src/main.tsx\`. The themes are \`material\`, \`harbor\` and \`almanac\`. \`harbor\` uses two fonts, which you have to install and import:

\`\`\`bash
npm install @fontsource-variable/figtree @fontsource/bricolage-grotesque
\`\`\`

\`\`\`tsx
import '@fontsource-variable/figtree/index.css';
import '@fontsource/bricolage-grotesque/700.css';
\`\`\`
`;
}
