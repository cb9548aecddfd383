import { availableParallelism } from 'node:os';

/** Packages, by the start of their names, that are ES modules and have to be compiled: MDX, unified and their parts. */
const esmPackages = [
  '@docusaurus',
  '@mdx-js',
  '@ungap',
  'bail',
  'ccount',
  'character-',
  'collapse-white-space',
  'comma-separated-tokens',
  'decode-named',
  'devlop',
  'entities',
  'esast-',
  'escape-string-regexp',
  'estree-',
  'fault',
  'hast-',
  'hastscript',
  'is-',
  'longest-streak',
  'markdown-',
  'mdast-',
  'micromark',
  'parse-entities',
  'parse5',
  'property-information',
  'recma-',
  'rehype-',
  'remark-',
  '@slorber/remark-',
  'space-separated-tokens',
  'stemmer',
  'stringify-entities',
  'trim-',
  'trough',
  'unified',
  'unist-',
  'vfile',
  'web-namespaces',
  'zwitch',
];

/** Real Docusaurus code runs under test: its ESM is compiled, its generated modules and aliases are mapped. */
export default {
  // Some tests wait for a server or for a clock. Jest's default on two cores is one worker, which then does nothing.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  testEnvironment: 'jsdom',
  // Whole forms are typed into here, which takes more than the default 5 s on a busy machine.
  testTimeout: 20_000,
  roots: ['<rootDir>/src', '<rootDir>/server', '<rootDir>/scripts', '<rootDir>/bench'],
  // Not the default pattern, which takes scripts/test.mjs for a test.
  testMatch: ['**/*.test.{ts,tsx}'],
  // TypeScript first: beside a loader's `loader.ts` stands its door, `loader.cjs`.
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'jsx', 'json', 'node'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/setup.cjs'],
  transform: {
    '^.+\\.(?:[cm]?[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmPackages.join('|')})[^/]*/)`],
  globals: { SITE_BASE_URL: '/' },
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/scripts/jest/cssModule.cjs',
    '\\.css$': '<rootDir>/scripts/jest/empty.cjs',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@portal/source-code$': '<rootDir>/src/plugins/code-blocks/source/browser.tsx',
    '^@portal/article$': '<rootDir>/src/plugins/article/development.tsx',
    '^@theme/ArticleBody(?:/\\w+)?$': '<rootDir>/scripts/jest/articleBody.tsx',
    '^@theme-(?:init|original)/(Tabs|TabItem)$':
      '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme/$1',
    '^@portal/(?:icon-fonts|license)$': '<rootDir>/scripts/jest/empty.cjs',
    '^@theme/CopyButton$': '<rootDir>/src/plugins/code-blocks/theme/CopyButton',
    '^@theme/IconFont$': '<rootDir>/src/plugins/icon-fonts/theme/IconFont',
    '^@theme/NavigationChips$': '<rootDir>/src/plugins/navigation/theme/NavigationChips',
    '^@theme/SettingsSections$': '<rootDir>/src/plugins/settings/theme/SettingsSections',
    '^prettier$': '<rootDir>/scripts/jest/prettier.cjs',
    // Its only export is for `import`.
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
    '^@docusaurus/(constants|ExecutionEnvironment|Head|Interpolate|isInternalUrl|Link|router|Translate|use[A-Z]\\w+)$':
      '<rootDir>/node_modules/@docusaurus/core/lib/client/exports/$1',
    '^@generated/docusaurus.config$': '<rootDir>/scripts/jest/siteConfig.cjs',
    '^@generated/.*': '<rootDir>/scripts/jest/empty.cjs',
  },
};
