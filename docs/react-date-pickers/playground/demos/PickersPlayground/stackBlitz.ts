import { peerDependencies, version } from '@mui/x-date-pickers/package.json';

import type { Choices } from './choices';

/** Packages that a component needs beside the date library. The pickers say which releases of them they work with. */
const PEERS = ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@mui/material'] as const;

const INDEX = `<!doctype html>
<html lang="en">
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;

const MAIN = `import { createRoot } from 'react-dom/client';

import Arrival from './Arrival';

createRoot(document.getElementById('root')!).render(<Arrival />);
`;

/** Returns the files of a Vite project that shows the code. */
export function projectOf(code: string, library: Choices['library']): Record<string, string> {
  const dependencies = {
    '@mui/x-date-pickers': version,
    ...Object.fromEntries([...PEERS, library].map((name) => [name, peerDependencies[name]])),
    ...(code.includes('moment-timezone') ? { 'moment-timezone': '*' } : {}),
  };
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    'package.json': json({
      private: true,
      type: 'module',
      scripts: { dev: 'vite', build: 'vite build' },
      dependencies,
      devDependencies: { vite: '^7.0.0' },
    }),
    'tsconfig.json': json({ compilerOptions: { jsx: 'react-jsx' } }),
    'index.html': INDEX,
    'src/main.tsx': MAIN,
    'src/Arrival.tsx': code,
  };
}

/** Opens the code as a project in StackBlitz, in a new tab. */
export function openInStackBlitz(code: string, library: Choices['library']): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = 'https://stackblitz.com/run?file=src/Arrival.tsx';
  form.target = '_blank';
  form.rel = 'noopener';
  const fields = {
    'project[title]': 'Date and Time Pickers playground',
    'project[template]': 'node',
    ...Object.fromEntries(
      Object.entries(projectOf(code, library)).map(([path, text]) => [
        `project[files][${path}]`,
        text,
      ]),
    ),
  };
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
