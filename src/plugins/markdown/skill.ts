import { LIBRARY, PRODUCTS } from '../../../library';
import { DOCUMENTED_PACKAGES, MCP_PACKAGE } from '../../core/versions/packages';

import type { DocsOfVersion } from './pages';

/** Name of the file with instructions for agents that load skills, in the root of a version. */
export const SKILL_FILE = 'SKILL.md';

/** Name of the file with lines for a project's `AGENTS.md`, in the root of a version. */
export const SNIPPET_FILE = 'AGENTS.md';

/** The command of the MCP server. `--no` keeps npx from downloading a package with the same name. */
const COMMAND = `npx --no ${MCP_PACKAGE}`;

/** Addresses of what the files refer to. */
export interface AgentAddresses {
  /** Address of the version's `llms.txt`. */
  index: string;
  /** Address of the page about the MCP server. Undefined if the version has none. */
  setup?: string | undefined;
}

const packagesOf = ({ packages }: DocsOfVersion) =>
  Object.entries(packages).map(([name, version]) => `\`${name}\` ${version}`);

/** Returns the name and the description of a release's skill. */
export const skillFacts = (release: string): { name: string; description: string } => ({
  name: `${LIBRARY} ${release}`.toLowerCase().replaceAll(/[ .]/g, '-'),
  description: `Documentation of ${LIBRARY} ${release} (${Object.values(PRODUCTS)
    .map(({ name }) => name)
    .join(
      ', ',
    )}). Use it when you write or change code that imports from ${DOCUMENTED_PACKAGES.join(', ').replace(/, (?=[^,]*$)/, ' or ')}.`,
});

/**
 * Returns a skill (https://agentskills.io) for a version: which packages it is about, where the pages are, how to ask
 * the MCP server, and the notes at the start of its `llms.txt`.
 */
export function skillText(version: DocsOfVersion, { index, setup }: AgentAddresses): string {
  const { release, notes } = version;
  const { name, description } = skillFacts(release);
  return `---
name: ${name}
description: ${description}
---

# ${LIBRARY} ${release}

This is for ${packagesOf(version).join(', ')}. If the project has other versions installed, use the documentation of those.

## Find out before you write

- All pages: ${index}. Each page is Markdown: its address with \`.md\` in place of the slash at the end.
- If the tools \`search\`, \`read\`, \`api\`, \`example\` and \`check\` of the MCP server are available (\`${COMMAND}\`), use them instead, with \`version: "${release}"\`. Run \`check\` on code before you hand it over. In a shell, \`${COMMAND} check <files>\` and \`${COMMAND} api <name>\` do the same.${setup === undefined ? '' : ` Setup: ${setup}`}
- If the documentation and the types in \`node_modules\` disagree, the types are right.
${notes.trim() === '' ? '' : `\n## Common mistakes\n\n${notes.trim()}\n`}`;
}

/** Returns four lines for the `AGENTS.md` of a project that uses a version. */
export function snippetText(version: DocsOfVersion, { index }: AgentAddresses): string {
  const { release } = version;
  return `- ${LIBRARY} ${release}: ${packagesOf(version).join(', ')}. Write code for these versions only.
- Before you use an API of ${LIBRARY}, look it up: ${index} lists all pages as Markdown.
- With the MCP server (\`${COMMAND}\`), use \`api\` and \`example\`, and run \`check\` on your code, with \`version: "${release}"\`. In a shell: \`${COMMAND} check <files>\`.
- If the documentation and the types in \`node_modules\` disagree, the types are right.
`;
}
