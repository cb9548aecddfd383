import { readFileSync } from 'node:fs';
import path from 'node:path';

import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const dateLibraries = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'tsconfig.dateLibraries.json'), 'utf8'),
);

export default tseslint.config(
  {
    ignores: [
      '.cache',
      '.docusaurus',
      'build',
      'coverage',
      'test-results',
      'e2e/fixtures/broken',
      // Type-checked in projects of their own: several date adapters in one make the dates' type a union.
      'e2e/fixtures/sandboxes',
      'versioned_docs',
      'versioned_sidebars',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  reactHooks.configs.flat['recommended-latest'],
  jsxA11y.flatConfigs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      // `<pre>` and tables scroll sideways, and have to do so by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': 'off',
      // A component decides what its `autoFocus` does, such as focusing a popup that has opened.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    // Readers pass React Hook Form's `handleSubmit`, which returns a promise, to `onSubmit`.
    files: ['docs/**'],
    rules: {
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  {
    // Plain JavaScript: scripts that run before anything is installed, and doors to TypeScript.
    files: ['**/*.{js,cjs,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: {
        require: 'readonly',
        module: 'writable',
        __filename: 'readonly',
        console: 'readonly',
        process: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off', 'no-console': 'off' },
  },
  {
    // The root tsconfig.json excludes these pages. `dateLibraries.d.ts` says why.
    files: dateLibraries.include
      .filter((name) => name.startsWith('docs/'))
      .map((name) => (name.endsWith('.d.ts') ? name : `${name}/**`)),
    languageOptions: {
      parserOptions: { projectService: false, project: './tsconfig.dateLibraries.json' },
    },
  },
  {
    files: ['server/**', 'bench/**', 'scripts/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // Every override has an entry in the registry, which `npm test` and the build check.
    files: ['src/**/*.{ts,tsx}', 'server/**/*.ts', 'docusaurus.config.ts'],
    ignores: ['src/core/overrides/bundler.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[property.name='NormalModuleReplacementPlugin']",
          message: 'Replace modules through applyOverrides (src/core/overrides).',
        },
        {
          selector:
            "Property[key.name='alias'] > ObjectExpression > Property[key.value!=/^@(?:portal|site|live)/]",
          message:
            'Aliases of other packages go through applyOverrides (src/core/overrides). Names of our own start with "@portal/".',
        },
        {
          selector:
            "MemberExpression[property.name='name'] > MemberExpression[property.name='constructor']",
          message: 'Find bundler plugins through withoutPluginClass (src/core/overrides).',
        },
      ],
    },
  },
  {
    // A fixed wait is too short on a busy machine and too long on any other.
    files: ['e2e/**/*.ts'],
    ignores: ['e2e/fixtures/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          "CallExpression[callee.property.name='waitForTimeout']",
          "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout']",
          "NewExpression[callee.name='Promise'] CallExpression[callee.property.name='setTimeout']",
        ].map((selector) => ({
          selector,
          message:
            'Wait for a condition: a locator assertion, expect.poll, an event, settle() or gate() of support.ts, or page.clock where time itself is tested.',
        })),
      ],
      'no-restricted-imports': [
        'error',
        {
          name: 'node:timers/promises',
          message: 'Wait for a condition, not for a time.',
        },
      ],
    },
  },
  {
    // Ejected from Docusaurus: as it is there, but for the marked changes.
    files: ['src/theme/DocSidebarItem/**'],
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
  },
  {
    // Allowed dependencies: `src/core` imports only `src/core`. Features, the theme and pages import `src/core`, their
    // own files and the entry points of features, never another feature's internals. `server` imports nothing from
    // `src` except `src/core/build-cache` and `src/core/hosts`; its clients in `src` import only the contract, which the server owns, since
    // it decides what it accepts and is deployed without the site. `server/mcp` answers from the site's data, so it uses
    // the search, the API reference and its check. `@theme/…` is also an entry point, but doesn't resolve to a file here.
    files: ['src/**/*.{ts,tsx}', 'server/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'server/mcp/fixture.ts'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { alwaysTryTypes: true } },
      'boundaries/elements': [
        { type: 'core', pattern: 'src/core/*', capture: ['part'] },
        { type: 'feature', pattern: 'src/plugins/*', capture: ['feature'] },
        { type: 'theme', pattern: 'src/theme' },
        { type: 'pages', pattern: 'src/pages' },
        { type: 'mcp', pattern: 'server/mcp' },
        { type: 'server', pattern: 'server' },
      ],
      'boundaries/files': [
        {
          category: 'door',
          pattern: 'src/plugins/*/{index,client,client/index,check/index}.{ts,tsx}',
        },
        { category: 'contract', pattern: 'server/*/contract.ts' },
        {
          category: 'agents',
          pattern: [
            'src/plugins/api-reference/{types,check/*}.ts',
            'src/plugins/search/{format,vocabulary,engine/*}.ts',
          ],
        },
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            { allow: { to: { module: { origin: ['external', 'core'] } } } },
            { from: { element: { type: 'core' } }, allow: { to: { element: { type: 'core' } } } },
            {
              from: { element: { type: ['feature', 'theme', 'pages'] } },
              allow: {
                to: [
                  { element: { type: 'core' } },
                  { element: { type: 'feature' }, file: { categories: 'door' } },
                ],
              },
            },
            {
              from: { element: { type: 'feature' } },
              allow: {
                to: {
                  element: {
                    type: 'feature',
                    captured: { feature: '{{ from.element.captured.feature }}' },
                  },
                },
              },
            },
            {
              from: { element: { type: 'feature', captured: { feature: 'feedback' } } },
              allow: { to: { element: { type: 'server' }, file: { categories: 'contract' } } },
            },
            { from: { element: { type: 'theme' } }, allow: { to: { element: { type: 'theme' } } } },
            { from: { element: { type: 'pages' } }, allow: { to: { element: { type: 'pages' } } } },
            {
              from: { element: { type: 'mcp' } },
              allow: {
                to: [
                  { element: { type: ['core', 'mcp', 'server'] } },
                  { element: { type: 'feature' }, file: { categories: ['door', 'agents'] } },
                ],
              },
            },
            {
              from: { element: { type: 'server' } },
              allow: {
                to: [
                  { element: { type: ['server', 'mcp'] } },
                  { element: { type: 'core', captured: { part: ['build-cache', 'hosts'] } } },
                ],
              },
            },
          ],
        },
      ],
    },
  },
);
