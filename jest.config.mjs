/** Real Docusaurus code runs under test: its ESM is compiled, its generated modules and aliases are mapped. */
export default {
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/src', '<rootDir>/server', '<rootDir>/scripts', '<rootDir>/bench'],
  // Not the default pattern, which takes scripts/test.mjs for a test.
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
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
  transformIgnorePatterns: [
    '/node_modules/(?!(?:@docusaurus|unist-|mdast-|hast-|micromark|unified|vfile|bail|trough|is-plain-obj|remark-|decode-named|character-|ccount|longest-streak|zwitch|parse-entities|stringify-entities|is-|devlop|property-information|space-separated-tokens|comma-separated-tokens|estree-|markdown-|escape-string-regexp)[^/]*/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/scripts/jest/cssModule.cjs',
    '\\.css$': '<rootDir>/scripts/jest/empty.cjs',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@theme/CopyButton$': '<rootDir>/src/plugins/code-blocks/theme/CopyButton',
    '^@theme/NavigationChips$': '<rootDir>/src/plugins/navigation/theme/NavigationChips',
    '^@docusaurus/ExecutionEnvironment$':
      '<rootDir>/node_modules/@docusaurus/core/lib/client/exports/ExecutionEnvironment',
  },
};
