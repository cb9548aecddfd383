import { LIBRARY, LIBRARY_ID } from '../../../library';
import { MCP_PACKAGE } from '../../../src/core/versions/packages';
import { findPackage } from '../../../src/core/versions/packages';
import type { VersionSource } from '../data/types';

/** Name of the server in the configuration of editors. */
export const SERVER_NAME = `${LIBRARY_ID}-docs`;

/** Name of the package, and of the server in the registry of MCP servers. */
export const PACKAGE_NAME = MCP_PACKAGE;
export const MCP_NAME = `io.github.${SERVER_NAME}/${PACKAGE_NAME}`;

/** The commands of the package. Without one, it is an MCP server. */
export const COMMANDS = [
  { usage: 'init', does: 'Writes AGENTS.md, a skill and the MCP configuration of editors' },
  { usage: 'check <files>', does: 'Checks files against the release' },
  { usage: 'api <name>', does: 'Looks up a component, hook, type or package, or a member' },
  {
    usage: 'migrate [--from VERSION] [--product NAME]',
    does: 'Lists the guides for an upgrade, by default from the version of the project',
  },
  { usage: 'doctor', does: 'Says whether everything works, and what to do if not' },
  { usage: 'help', does: 'Lists the commands' },
] as const;

/** The versions of Node that the package works with. */
export const NODE_VERSIONS = '>=20.19.0';

const SCHEMA = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json';

/** Packages whose types `check` needs, besides the documented ones. */
export const FOR_CHECK = [
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

/** Where the package is from. */
export interface PackageOrigin {
  /** Where it is built, as `owner/name` on GitHub. npm compares it with the provenance. Default: unknown. */
  repository?: string | undefined;
  /** Address of the site with the same documentation. Default: unknown. */
  homepage?: string | undefined;
}

/** Returns the `package.json` of a version's package. */
export function packageManifest(
  source: VersionSource,
  { repository, homepage }: PackageOrigin = {},
): Record<string, unknown> {
  return {
    name: PACKAGE_NAME,
    version: source.release,
    description: `The documentation of ${LIBRARY} ${source.release} for coding agents: MCP server and command line. Works offline.`,
    keywords: ['mcp', 'modelcontextprotocol', LIBRARY_ID, 'documentation'],
    ...(homepage ? { homepage } : {}),
    ...(repository
      ? {
          repository: { type: 'git', url: `git+https://github.com/${repository}.git` },
          bugs: { url: `https://github.com/${repository}/issues` },
        }
      : {}),
    license: 'MIT',
    mcpName: MCP_NAME,
    bin: { [PACKAGE_NAME]: 'dist/cli.cjs' },
    files: ['data', 'dist', 'server.json'],
    engines: { node: NODE_VERSIONS },
    publishConfig: { access: 'public' },
    dependencies: dependenciesOf(source),
  };
}

/** Returns the `server.json` for the registry of MCP servers. */
export function serverManifest(
  { release }: VersionSource,
  { repository, homepage }: PackageOrigin = {},
): Record<string, unknown> {
  return {
    $schema: SCHEMA,
    name: MCP_NAME,
    title: `${LIBRARY} documentation`,
    description: `Docs, API, demos and code checks for ${LIBRARY}. Offline.`,
    ...(homepage ? { websiteUrl: homepage } : {}),
    ...(repository
      ? { repository: { url: `https://github.com/${repository}`, source: 'github' } }
      : {}),
    version: release,
    packages: [
      {
        registryType: 'npm',
        identifier: PACKAGE_NAME,
        version: release,
        runtimeHint: 'npx',
        transport: { type: 'stdio' },
      },
    ],
  };
}

/** Returns the `README.md` of a version's package. */
export function packageReadme({ release, packages }: VersionSource): string {
  return `# ${PACKAGE_NAME}

The documentation of ${LIBRARY} ${release} for coding agents: an MCP server, and the same as a command. It contains all pages, the API reference, the demos and the search, and needs no network. Its version is that of the documented release: install the one that your project uses.

Documented packages: ${packages.map(({ name, version }) => `\`${name}\` ${version}`).join(', ')}.

Install it in your project, from npm or from a file, and set it up:

\`\`\`bash
npm install --save-dev ${PACKAGE_NAME}@${release}
npm install --save-dev ./${PACKAGE_NAME}-${release}.tgz
npx --no ${PACKAGE_NAME} init
\`\`\`

\`init\` adds a few lines to \`AGENTS.md\`, a skill, and the server to the configuration of Claude Code, Cursor and VS Code. It changes nothing else in these files, and can be run again. The configuration is, here for Cursor's \`.cursor/mcp.json\`:

\`\`\`json
{
  "mcpServers": {
    "${SERVER_NAME}": { "command": "npx", "args": ["--no", "${PACKAGE_NAME}"] }
  }
}
\`\`\`

With \`--no\`, \`npx\` only runs the installed package and never downloads one with the same name.

## Tools of the server

| Tool      | Answers with                                                          |
| --------- | --------------------------------------------------------------------- |
| \`search\`  | Pages, best first                                                     |
| \`read\`    | A page or a section as Markdown                                       |
| \`api\`     | A component, hook, interface, class or package, or one of its members |
| \`example\` | The source of a demo, by task, symbol or name                         |
| \`check\`   | Problems of code, found by TypeScript                                 |

The server reads which packages of ${LIBRARY} are installed in the folder that it is started in, and says so if they aren't of the documented release. It writes nothing, requests nothing, and logs no calls unless it is started with \`--log\`.

## Commands

\`\`\`bash
npx --no ${PACKAGE_NAME} <command>
\`\`\`

${COMMANDS.map(({ usage, does }) => `- \`${usage}\`: ${does}`).join('\n')}

\`check\` compiles all of its files together, so pass those that import each other: \`check src/Orders.tsx src/columns.ts\`. With \`--json\`, the result is JSON; each problem of \`check\` has its \`file\` and \`line\`. The exit code is 1 if a command found a problem or nothing, and 2 if it was called wrongly.
`;
}
