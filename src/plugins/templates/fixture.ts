import path from 'node:path';

/** Root of the repository, for the tests. */
export const root = path.resolve(__dirname, '../../..');

/** Files of a template with every kind of file, by path in a version of the docs, for the tests. */
export const FIXTURE = {
  'templates/templates.mdx': '---\ntitle: Templates\n---\n\n::templates\n',
  'templates/blog/blog.mdx': '---\ntitle: Blog template\ndescription: A blog.\n---\n\n::template\n',
  'templates/blog/app/App.tsx':
    "import Button from '@mui/material/Button';\nimport { LineChart } from '@mui/x-charts/LineChart';\nimport { DataGrid, type GridColDef } from '@mui/x-data-grid';\n\nimport { title } from './data/title';\n\nconst columns: GridColDef[] = [];\n\nexport default function App() {\n  return (\n    <main>\n      <h1>{title}</h1>\n      <Button>Go</Button>\n      <LineChart series={[]} height={100} />\n      <DataGrid columns={columns} />\n    </main>\n  );\n}\n",
  'templates/blog/app/App.test.tsx':
    "import { BarChart } from '@mui/x-charts/BarChart';\nimport { expect, it } from 'vitest';\n\nimport App from './App';\n\nit('works', () => expect([App, BarChart]).toHaveLength(2));\n",
  'templates/blog/app/data/title.ts': "/** The title. */\nexport const title: string = 'Posts';\n",
} as const;
