import { fork, type ChildProcess } from 'node:child_process';
import type { IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';

import { watch } from 'chokidar';

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
      done: {
        tap(name: string, listener: (stats: { hasErrors: () => boolean }) => void): unknown;
      };
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

/**
 * Checks pages while they are edited, and shows the problems in the terminal and in the browser.
 *
 * The overlay is webpack-dev-server's own. A message of type `errors` opens it without blocking updates while the
 * server runs; `still-ok` closes it.
 */
export function checkWhileServing(
  devServer: DevServer,
  { watched, print, ...options }: ServingOptions,
): void {
  const reports = new Reports();
  let worker: ChildProcess | undefined;
  let isShown = false;
  let hasErrors = false;

  const show = (clients: unknown[]) => {
    const messages = reports.overlay(options.siteDir);
    if (messages.length > 0) {
      devServer.sendMessage(clients, 'errors', messages);
      isShown = true;
    }
  };
  const refresh = () => {
    const clients = devServer.webSocketServer?.clients ?? [];
    // A second message would be added to the first. The compiler's own errors stay until it succeeds.
    if (isShown && !hasErrors) {
      devServer.sendMessage(clients, 'still-ok');
      isShown = false;
    }
    show(clients);
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
          refresh();
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

  // Both run after the server's own listeners, whose messages close the overlay.
  let isFirst = true;
  devServer.compiler.hooks.done.tap(NAME, (stats) => {
    if (isFirst) {
      isFirst = false;
      setTimeout(start, SETTLE_MS).unref();
    }
    hasErrors = stats.hasErrors();
    isShown = false;
    show(devServer.webSocketServer?.clients ?? []);
  });
  devServer.webSocketServer?.implementation.on('connection', (client) => show([client]));
}
