import { compressToBase64 } from 'lz-string';

import type { Sandbox } from './createSandbox';
import { CODESANDBOX_ENDPOINT, STACKBLITZ_ENDPOINT } from './endpoints';

/** Dependencies of opening a project: the browser's in production, fakes in tests. */
export interface OpenSandboxEnvironment {
  document: Document;
  /** Returns whether the reader has just clicked. Browsers require this before they open a tab. */
  isActive: () => boolean;
}

const browser = (): OpenSandboxEnvironment => ({
  document,
  // Browsers without this API are assumed to allow it.
  isActive: () => !('userActivation' in navigator) || navigator.userActivation.isActive,
});

/**
 * Submits fields to another site in a new tab that has no access to this page.
 *
 * @returns False if the tab cannot be opened.
 */
function postInNewTab(
  action: string,
  fields: Readonly<Record<string, string>>,
  { document, isActive }: OpenSandboxEnvironment,
): boolean {
  if (!isActive()) {
    return false;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.setAttribute('rel', 'noopener');
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  try {
    form.submit();
    return true;
  } catch {
    return false;
  } finally {
    form.remove();
  }
}

/**
 * Opens a project in StackBlitz, in a new tab.
 *
 * @returns False if the browser does not open the tab because the reader's click is too long ago. Ask for another
 * click.
 */
export function openInStackBlitz(
  sandbox: Sandbox,
  environment: OpenSandboxEnvironment = browser(),
): boolean {
  // Square brackets delimit the parts of a field name.
  const encode = (path: string) => path.replaceAll('[', '%5B').replaceAll(']', '%5D');
  const query = new URLSearchParams({ file: sandbox.entry });
  return postInNewTab(
    `${STACKBLITZ_ENDPOINT}?${query.toString()}`,
    {
      'project[title]': sandbox.title,
      'project[description]': sandbox.description,
      'project[template]': 'node',
      ...Object.fromEntries(
        Object.entries(sandbox.files).map(([path, content]) => [
          `project[files][${encode(path)}]`,
          content,
        ]),
      ),
    },
    environment,
  );
}

/** Tells CodeSandbox what to run and on which version of Node. Its default may be older than Vite requires. */
const CODESANDBOX_FILES = {
  '.codesandbox/tasks.json': JSON.stringify({
    setupTasks: [{ name: 'Install', command: 'npm install' }],
    tasks: {
      dev: { name: 'dev', command: 'npm run dev', runAtStart: true, preview: { port: 5173 } },
    },
  }),
  '.devcontainer/devcontainer.json': JSON.stringify({
    image: 'mcr.microsoft.com/devcontainers/javascript-node:22',
  }),
};

/**
 * Opens a project in CodeSandbox, in a new tab. The project runs on a server, because CodeSandbox's browser bundler
 * does not support Vite.
 *
 * @returns False if the browser does not open the tab because the reader's click is too long ago. Ask for another
 * click.
 */
export function openInCodeSandbox(
  sandbox: Sandbox,
  environment: OpenSandboxEnvironment = browser(),
): boolean {
  const files = Object.fromEntries(
    Object.entries({ ...sandbox.files, ...CODESANDBOX_FILES }).map(([path, content]) => [
      path,
      { content, isBinary: false },
    ]),
  );
  // CodeSandbox expects URL-safe base64 without padding.
  const parameters = compressToBase64(JSON.stringify({ files }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return postInNewTab(
    `${CODESANDBOX_ENDPOINT}?environment=server`,
    { parameters, query: new URLSearchParams({ file: `/${sandbox.entry}` }).toString() },
    environment,
  );
}
