import { findPackage } from '../../../src/core/packages';
import type { VersionSource } from '../data/types';

/** Name of the package, and of the server in the registry of MCP servers. */
export const PACKAGE_NAME = 'mui-x-docs-mcp';
export const MCP_NAME = 'io.github.mui-x-docs/mui-x-docs-mcp';

const SCHEMA = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json';

/** Packages whose types `check` needs, besides the documented ones. */
const FOR_CHECK = [
  '@emotion/react',
  '@emotion/styled',
  '@mui/material',
  '@mui/system',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'dayjs',
  'react',
  'react-dom',
  'typescript',
] as const;

/** Returns the exact versions of the packages that `check` needs. */
function dependenciesOf({ packages, packagesFrom = '' }: VersionSource): Record<string, string> {
  const found = FOR_CHECK.flatMap((name): [string, string][] => {
    const installed = findPackage(name, packagesFrom);
    return installed ? [[name, installed.version]] : [];
  });
  return Object.fromEntries(
    [...found, ...packages.map(({ name, version }) => [name, version] as const)].sort(([a], [b]) =>
      a < b ? -1 : 1,
    ),
  );
}

/** Returns the `package.json` of a version's package. */
export function packageManifest(source: VersionSource): Record<string, unknown> {
  return {
    name: PACKAGE_NAME,
    version: source.release,
    description: `MCP server with the documentation of MUI X ${source.release}. Works offline.`,
    license: 'MIT',
    mcpName: MCP_NAME,
    bin: { [PACKAGE_NAME]: 'dist/cli.cjs' },
    files: ['data', 'dist', 'server.json'],
    engines: { node: '>=20.19.0' },
    dependencies: dependenciesOf(source),
  };
}

/** Returns the `server.json` for the registry of MCP servers. */
export function serverManifest({ release }: VersionSource): Record<string, unknown> {
  return {
    $schema: SCHEMA,
    name: MCP_NAME,
    title: 'MUI X documentation',
    description: 'Docs, API, demos and code checks for MUI X. Offline.',
    version: release,
    packages: [
      {
        registryType: 'npm',
        identifier: PACKAGE_NAME,
        version: release,
        transport: { type: 'stdio' },
      },
    ],
  };
}

/** Returns the `README.md` of a version's package. */
export function packageReadme({ release, packages }: VersionSource): string {
  return `# ${PACKAGE_NAME}

The documentation of MUI X ${release} for coding agents, as an MCP server. It contains all pages, the API reference, the demos and the search, and needs no network. Its version is that of the documented release: install the one that your project uses.

Documented packages: ${packages.map(({ name, version }) => `\`${name}\` ${version}`).join(', ')}.

Install it in your project, from npm or from a file:

\`\`\`bash
npm install --save-dev ${PACKAGE_NAME}@${release}
npm install --save-dev ./${PACKAGE_NAME}-${release}.tgz
\`\`\`

Then add it to your editor, here Cursor's \`.cursor/mcp.json\`:

\`\`\`json
{
  "mcpServers": {
    "mui-x-docs": { "command": "npx", "args": ["--no", "${PACKAGE_NAME}"] }
  }
}
\`\`\`

With \`--no\`, \`npx\` only runs the installed package and never downloads one with the same name.

| Tool      | Answers with                                                          |
| --------- | --------------------------------------------------------------------- |
| \`search\`  | Pages, best first                                                     |
| \`read\`    | A page or a section as Markdown                                       |
| \`api\`     | A component, hook, interface, class or package, or one of its members |
| \`example\` | The source of a demo, by task, symbol or name                         |
| \`check\`   | Problems of code, found by TypeScript                                 |

The server writes nothing, requests nothing, and logs no calls unless it is started with \`--log\`.
`;
}
