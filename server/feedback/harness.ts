import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import type { FeedbackAnswer } from './answer';
import { LISTS_FOLDER, type PageList } from './contract';

/* The real server in its own process, for the fault tests and the benchmark. */

const root = path.resolve(__dirname, '../..');

/** CLI that runs TypeScript in Node. */
const jiti = path.join(root, 'node_modules/jiti/lib/jiti-cli.mjs');

/** Options of {@link startServer}. */
export interface ServerOptions {
  /** An empty folder. A minimal site is written to it, unless it has a site. */
  folder: string;
  /** Whether it has a site. Default: false. */
  isBuilt?: boolean;
  databaseUrl: string;
  /** Additional environment variables. */
  environment?: Record<string, string>;
  /** Maximum size of a file that the server may write, in blocks of 512 bytes. */
  maxFileBlocks?: number;
  /** Maximum number of files and connections that the server may have open. */
  maxDescriptors?: number;
  /** Pages that answers may be about. Default: that of {@link someAnswer}. */
  pages?: readonly string[];
}

/** A running server. */
export interface RunningServer {
  port: number;
  /** Id of its process. */
  pid: number | undefined;
  /** Returns what it has printed so far, including errors. */
  output: () => string;
  /** Closes the pipes that it prints to. */
  closeOutput: () => void;
  /** Sends it a signal that doesn't end it. */
  signal: (signal: NodeJS.Signals) => void;
  /** Sends it a signal and waits for it to exit. Resolves to its exit code, or `null` if the signal killed it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Starts `npm run serve` on a free port. */
export async function startServer({
  folder,
  isBuilt = false,
  databaseUrl,
  environment,
  maxFileBlocks,
  maxDescriptors,
  pages = ['/x/react-data-grid/sorting'],
}: ServerOptions): Promise<RunningServer> {
  if (!isBuilt) {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, '_headers'), '');
    fs.writeFileSync(path.join(folder, '404.html'), '');
    const list: PageList = { version: '8.12.1', retentionDays: 365, pages };
    fs.mkdirSync(path.join(folder, LISTS_FOLDER), { recursive: true });
    fs.writeFileSync(path.join(folder, LISTS_FOLDER, '8.12.1.json'), JSON.stringify(list));
  }
  const command = [process.execPath, jiti, path.join(root, 'server/serve.ts'), folder];
  const limits = [
    ...(maxFileBlocks === undefined ? [] : [`ulimit -f ${maxFileBlocks}; `]),
    ...(maxDescriptors === undefined ? [] : [`ulimit -n ${maxDescriptors}; `]),
  ];
  const child = spawn('sh', ['-c', `${limits.join('')}exec "$@"`, 'sh', ...command], {
    env: {
      ...process.env,
      PORT: '0',
      FEEDBACK_DATABASE_URL: databaseUrl,
      FEEDBACK_DATABASE_TOKEN: '',
      FEEDBACK_ORIGINS: '',
      FEEDBACK_MAX_PER_MINUTE: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => {
    child.on('exit', (code) => resolve(code));
  });
  let output = '';
  const port = await new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /localhost:(\d+)/.exec(output)?.[1];
      if (found) {
        resolve(Number(found));
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => reject(new Error(`The server exited with ${code}.\n${output}`)));
  });
  return {
    port,
    pid: child.pid,
    output: () => output,
    closeOutput() {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    signal: (signal) => child.kill(signal),
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Returns an answer from a new reader. */
export function someAnswer(changes: Partial<FeedbackAnswer> = {}): FeedbackAnswer {
  return {
    reader: randomUUID(),
    page: '/x/react-data-grid/sorting',
    version: '8.12.1',
    locale: 'en',
    rating: 0,
    reasons: ['unclear'],
    comment: 'Where do empty values go?',
    section: 'keep-empty-values-last',
    scope: 'page',
    codeVariant: 'TS',
    codeStyling: 'MUI System',
    ...changes,
  };
}

/** A server's response. */
export interface Reply {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/**
 * Sends a body to the feedback route.
 *
 * @throws Error if the connection breaks before the response is complete.
 */
export function post(
  port: number,
  body: string | Buffer,
  {
    agent,
    headers,
    method = 'POST',
  }: Pick<http.RequestOptions, 'agent' | 'method'> & {
    headers?: Record<string, string>;
  } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        port,
        host: '127.0.0.1',
        path: '/feedback',
        method,
        agent: agent ?? false,
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
