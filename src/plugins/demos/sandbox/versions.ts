/**
 * Exact versions of the tools that a project is built and tested with. If the portal also has a package, both use the
 * same version.
 */
export const TOOL_VERSIONS = {
  '@emotion/cache': '11.14.0',
  '@eslint/js': '9.39.5',
  '@fontsource-variable/figtree': '5.3.0',
  '@fontsource/bricolage-grotesque': '5.3.0',
  '@fontsource/material-icons': '5.3.0',
  '@mui/stylis-plugin-rtl': '9.4.0',
  '@tailwindcss/vite': '4.3.5',
  '@testing-library/dom': '10.4.2',
  '@testing-library/jest-dom': '6.9.1',
  '@testing-library/react': '16.3.3',
  '@testing-library/user-event': '14.6.12',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  '@types/stylis': '4.2.7',
  '@vitejs/plugin-react': '6.3.0',
  eslint: '9.39.5',
  'eslint-plugin-jsx-a11y': '6.10.2',
  'eslint-plugin-react-hooks': '7.1.1',
  globals: '14.0.0',
  jsdom: '26.1.0',
  stylis: '4.4.0',
  tailwindcss: '4.3.5',
  typescript: '6.0.3',
  'typescript-eslint': '8.73.0',
  vite: '8.3.8',
  vitest: '4.1.12',
} as const;

/** Type packages for the packages that ship no types. */
export const TYPE_PACKAGES: Readonly<Record<string, readonly [name: string, version: string]>> = {
  luxon: ['@types/luxon', '3.7.6'],
  'moment-hijri': ['@types/moment-hijri', '2.1.4'],
  'moment-jalaali': ['@types/moment-jalaali', '0.7.9'],
};
