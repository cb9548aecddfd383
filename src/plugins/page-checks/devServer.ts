import { fork, type ChildProcess } from 'node:child_process';
import type { IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';

import { watch } from 'chokidar';

import type { ProblemsMessage } from './client/shown';
import type { FromWorker, ToWorker, WorkerOptions } from './messages';
import { Reports } from './reports';

/**
 * The parts of webpack-dev-server that are used here. They are methods so that its own types, which are narrower, are
 * assignable.
 */
export interface DevServer {
  server?: { on(event: 'request', listener: (request: IncomingMessage) => void): unknown };
  webSocketServer?: {
    clients: unknown[];
    implementation: { on(event: 'connection', listener: (client: unknown) => void): unknown };
  } | null;
  compiler: {
    hooks: {
      done: { tap(name: string, listener: () => void): unknown };
    };
  };
  sendMessage(clients: unknown[], type: string, data?: unknown): void;
}

/** Options of {@link checkWhileServing}. */
export interface ServingOptions extends WorkerOptions {
  /** Absolute paths of the folders and files to watch. */
  watched: readonly string[];
  /** Prints a text to the terminal. */
  print: (text: string) => void;
}

const NAME = 'portal-page-checks';

/** Time during which changes are collected, in milliseconds: editors write a file in several steps. */
const COLLECT = 20;

/**
 * How long after the first compilation the checks start, in milliseconds. Finding the files and starting the process
 * would delay the first page.
 */
const SETTLE_MS = 2000;

/** Lower than the dev server's priority: updating the browser comes first. */
const PRIORITY = 10;

/** Starts the checking process. */
function startWorker(options: WorkerOptions): ChildProcess {
  const jiti = path.join(path.dirname(require.resolve('jiti/package.json')), 'lib/jiti-cli.mjs');
  const worker = fork(jiti, [path.join(__dirname, 'worker.ts'), JSON.stringify(options)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
  });
  try {
    os.setPriority(worker.pid ?? 0, PRIORITY);
  } catch {
    // Some systems don't allow this.
  }
  return worker;
}

/** The type of message that webpack-dev-server's client passes on to the page as it is (`client/overlay.ts`). */
const PASSED_ON = 'progress-update';

/** Checks pages while they are edited, and shows the problems in the terminal and in the browser. */
export function checkWhileServing(
  devServer: DevServer,
  { watched, print, ...options }: ServingOptions,
): void {
  const reports = new Reports();
  let worker: ChildProcess | undefined;

  const show = (clients: unknown[]) => {
    const problems = reports.overlay(options.siteDir);
    // The client prints the first three.
    const progress = { pluginName: NAME, percent: 100, msg: `problems: ${problems.length}` };
    devServer.sendMessage(clients, PASSED_ON, {
      ...progress,
      problems,
    } satisfies ProblemsMessage & typeof progress);
  };

  let waiting: ToWorker[] | undefined = [];
  const tell = (message: ToWorker) => {
    if (waiting) {
      waiting.push(message);
      return;
    }
    if (!worker) {
      const started = startWorker(options);
      started.on('message', (answer: FromWorker) => {
        if (answer.type === 'failed') {
          print(`The page checks failed: ${answer.message}`);
          return;
        }
        const said = reports.add(answer.report);
        if (said !== undefined) {
          print(said);
          show(devServer.webSocketServer?.clients ?? []);
        }
      });
      started.on('exit', () => {
        worker = undefined;
      });
      worker = started;
    }
    worker.send(message);
  };

  let changed = new Set<string>();
  const start = () => {
    watch([...watched], { ignored: '**/node_modules/**', ignoreInitial: true }).on(
      'all',
      (event, file) => {
        if (event === 'addDir' || event === 'unlinkDir') {
          return;
        }
        if (changed.size === 0) {
          setTimeout(() => {
            tell({ type: 'changed', files: [...changed] });
            changed = new Set();
          }, COLLECT);
        }
        changed.add(path.resolve(file));
      },
    );
    const messages = waiting ?? [];
    waiting = undefined;
    messages.forEach(tell);
  };

  // A page that was just opened is likely to be edited next.
  devServer.server?.on('request', ({ url = '', headers }: IncomingMessage) => {
    if (headers.accept?.includes('text/html')) {
      tell({ type: 'opened', pathname: url.split('?', 1)[0] ?? '' });
    }
  });

  let isFirst = true;
  devServer.compiler.hooks.done.tap(NAME, () => {
    if (isFirst) {
      isFirst = false;
      setTimeout(start, SETTLE_MS).unref();
    }
  });
  devServer.webSocketServer?.implementation.on('connection', (client) => show([client]));
}
