import { strFromU8, unzipSync } from 'fflate';

import { loadSandboxes, type Sandbox } from '../../demos/client';

/** A project to open in another tab. */
export interface ArchivedProject {
  /** Address of its zip file. */
  archive: string;
  description: string;
}

/** Reads a project from its zip file, which contains a folder with its name. */
async function readProject({ archive, description }: ArchivedProject): Promise<Sandbox> {
  const response = await fetch(archive);
  if (!response.ok) {
    throw new Error(`The project could not be fetched: ${response.status}`);
  }
  const entries = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())));
  const files = Object.fromEntries(
    entries.map(([name, bytes]) => [name.slice(name.indexOf('/') + 1), strFromU8(bytes)]),
  );
  return {
    title: /^# (.+)$/m.exec(files['README.md'] ?? '')?.[1] ?? '',
    description,
    entry: Object.keys(files).find((name) => /^src\/App\.[jt]sx$/.test(name)) ?? '',
    files,
  };
}

/**
 * Opens a project in StackBlitz or CodeSandbox, in a new tab.
 *
 * @returns False if the browser does not open the tab, because the reader's click is too long ago.
 * @throws Error if the project can't be fetched.
 */
export async function openProject(
  service: 'openInStackBlitz' | 'openInCodeSandbox',
  project: ArchivedProject,
): Promise<boolean> {
  const [sandboxes, sandbox] = await Promise.all([loadSandboxes(), readProject(project)]);
  return sandboxes[service](sandbox);
}
