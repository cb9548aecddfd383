/**
 * Exact versions of the tools that a project is built with. If the portal also has a package, both use the same
 * version.
 */
export const TOOL_VERSIONS = {
  '@emotion/cache': '11.14.0',
  '@fontsource/material-icons': '5.3.0',
  '@mui/stylis-plugin-rtl': '9.4.0',
  '@tailwindcss/vite': '4.3.5',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  '@types/stylis': '4.2.7',
  '@vitejs/plugin-react': '6.3.0',
  stylis: '4.4.0',
  tailwindcss: '4.3.5',
  typescript: '6.0.3',
  vite: '8.3.8',
} as const;

/** Type packages for the packages that ship no types. */
export const TYPE_PACKAGES: Readonly<Record<string, readonly [name: string, version: string]>> = {
  luxon: ['@types/luxon', '3.7.6'],
  'moment-hijri': ['@types/moment-hijri', '2.1.4'],
  'moment-jalaali': ['@types/moment-jalaali', '0.7.9'],
};
