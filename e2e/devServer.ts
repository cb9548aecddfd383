import { spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './support';

/** A development server for a copy of a fixture. */
export interface DevServer {
  origin: string;
  /** Returns its terminal output so far. */
  output: () => string;
  /** Replaces text in a file of the docs. Throws if the text is not found. */
  edit: (file: string, from: string, to: string) => void;
  /** Returns the absolute path of a file in the docs. */
  file: (name: string) => string;
  stop: () => Promise<void>;
}

/**
 * Starts Docusaurus' development server with the portal's configuration, for a copy of a folder in `e2e/fixtures`.
 *
 * @throws Error with the server's output if it exits before it serves.
 */
export async function startDevServer(fixture: string, port: number): Promise<DevServer> {
  const docs = path.join('test-results/dev', fixture);
  rmSync(path.join(root, docs), { recursive: true, force: true });
  cpSync(path.join(root, 'e2e/fixtures', fixture), path.join(root, docs), { recursive: true });
  const server = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'start',
      '--config',
      'scripts/build/folder.config.ts',
      '--no-open',
      '--port',
      String(port),
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DOCS_FOLDER: docs,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('test-results/generated', `dev-${fixture}`),
        DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
        NO_COLOR: '1',
      },
    },
  );
  let output = '';
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  const compiled = new Promise<void>((resolve) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('compiled')) {
          resolve();
        }
      });
    }
  });
  await Promise.race([
    compiled,
    ended.then(() => {
      throw new Error(`The development server ended:\n${output}`);
    }),
  ]);
  const file = (name: string) => path.join(root, docs, name);
  return {
    origin: `http://localhost:${port}`,
    output: () => output,
    file,
    edit(name, from, to) {
      const text = readFileSync(file(name), 'utf8');
      if (!text.includes(from)) {
        throw new Error(`${name} does not contain "${from}".`);
      }
      writeFileSync(file(name), text.replace(from, to));
    },
    async stop() {
      server.kill();
      await ended;
    },
  };
}
