/*
 * The process that renders demos. It gets their files one after the other, and answers with their HTML, or with the error.
 * Node decides about the language and the time zone when it starts, so each environment is a process of its own.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { format } from 'node:util';
import { Worker } from 'node:worker_threads';

import type * as Swc from '@swc/core';
import type * as Jsdom from 'jsdom';
import type * as React from 'react';
import type * as Server from 'react-dom/server';

/** Where demos are rendered: as in the build, and as for a reader elsewhere. */
export const ENVIRONMENTS = {
  build: { TZ: 'UTC', LC_ALL: 'en_US.UTF-8' },
  browser: { TZ: 'Pacific/Auckland', LC_ALL: 'de_DE.UTF-8' },
} as const;

/** Ends the process when a demo takes too long. */
export const TIMEOUT_SIGNAL = 'SIGTERM';

export type RenderEnvironment = keyof typeof ENVIRONMENTS;

/** What the process answers about a demo. */
export interface RenderAnswer {
  /** Undefined if the demo threw an error. */
  html?: string;
  /** The error, or what React wrote to the console. */
  message?: string;
  /** Where the error was thrown, or rather the first place that isn't in a package. */
  place?: { file: string; line: number; column: number };
}

/** How much later than the build a reader opens a page: another day, month and hour. */
const LATER_MS = (40 * 24 + 7) * 3_600_000;

const IN_PACKAGE = `${path.sep}node_modules${path.sep}`;
const FRAME = /\(?(?:file:\/\/)?(\/[^()\s]+|[A-Z]:\\[^()]+):(\d+):(\d+)\)?$/gm;

/** Returns the first place in a stack that isn't in a package. */
function placeIn(stack: string): RenderAnswer['place'] {
  const frame = [...stack.matchAll(FRAME)].find(
    ([, file = '']) => !file.includes(IN_PACKAGE) && !file.startsWith(__dirname),
  );
  return frame && { file: frame[1] ?? '', line: Number(frame[2]), column: Number(frame[3]) };
}

/** Makes the process look like a browser whose clock is ahead. */
function becomeBrowser(): void {
  const { JSDOM } = createRequire(__filename)('jsdom') as typeof Jsdom;
  const { window } = new JSDOM('', { url: 'https://docs.example.com/', pretendToBeVisual: true });
  for (const name of Object.getOwnPropertyNames(window)) {
    if (!(name in globalThis) || name === 'navigator') {
      const get = () => window[name] as unknown;
      Object.defineProperty(globalThis, name, { configurable: true, get });
    }
  }
  Object.defineProperty(globalThis, 'window', { value: globalThis });
  const OwnDate = Date;
  globalThis.Date = class extends OwnDate {
    constructor(...given: []) {
      super(...(given.length === 0 ? ([OwnDate.now() + LATER_MS] as unknown as []) : given));
    }

    static override now(): number {
      return OwnDate.now() + LATER_MS;
    }
  } as DateConstructor;
}

/** Lets `require` read TypeScript, and style sheets as modules whose classes are called what they are called. */
function readDemos({ extensions }: NodeJS.Require): void {
  const { transformSync } = createRequire(__filename)('@swc/core') as typeof Swc;
  const compile = (module: NodeJS.Module, file: string) => {
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      filename: file,
      swcrc: false,
      isModule: true,
      sourceMaps: 'inline',
      jsc: {
        parser: { syntax: 'typescript', tsx: file.endsWith('x') },
        transform: { react: { runtime: 'automatic', development: true } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    });
    (module as NodeJS.Module & { _compile: (code: string, file: string) => void })._compile(
      code,
      file,
    );
  };
  extensions['.ts'] = compile;
  extensions['.tsx'] = compile;
  extensions['.css'] = (module) => {
    module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
  };
}

/** Renders a demo with the React of its version. */
function renderDemo(require: NodeJS.Require, file: string): RenderAnswer {
  Object.keys(require.cache)
    .filter((key) => !key.includes(IN_PACKAGE))
    .forEach((key) => delete require.cache[key]);
  const own = createRequire(file);
  const warnings: string[] = [];
  const { error, warn, log } = console;
  const warns = (...all: unknown[]) => warnings.push(format(...all));
  const ignores = () => {};
  Object.assign(console, { error: warns, warn: ignores, log: ignores });
  try {
    const { createElement } = own('react') as typeof React;
    const { renderToString } = own('react-dom/server') as typeof Server;
    const { default: Demo } = own(file) as { default: React.ComponentType };
    const html = renderToString(createElement(Demo));
    return { html, ...(warnings[0] === undefined ? {} : { message: warnings[0] }) };
  } catch (thrown) {
    const { message, stack = '' } =
      thrown instanceof Error ? thrown : new Error(`${format(thrown)} was thrown`);
    const place = placeIn(stack);
    return { message, ...(place ? { place } : {}) };
  } finally {
    Object.assign(console, { error, warn, log });
  }
}

/** Runs in a thread of its own, since a loop that doesn't end never gives way. */
const WATCH = `
  const { workerData: { started, timeout } } = require('node:worker_threads');
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (started[0] > 0 && (user + system) / 1000 - started[0] > timeout) {
      process.kill(process.pid, '${TIMEOUT_SIGNAL}');
    }
  }, 100);
`;

/**
 * Ends the process if a demo takes too long. The time is that of the processor: on a busy machine, everything lasts
 * longer.
 *
 * @returns A function that is called when a demo starts, and when it ends.
 */
function watch(timeout: number): (isRendering: boolean) => void {
  const started = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
  new Worker(WATCH, { eval: true, workerData: { started, timeout } }).unref();
  return (isRendering) => {
    const { user, system } = process.cpuUsage();
    started[0] = isRendering ? Math.max((user + system) / 1000, 1) : 0;
  };
}

/** Answers the messages of the parent process, which are paths of demos. */
export function serve(): void {
  const own = createRequire(__filename);
  process.setSourceMapsEnabled(true);
  if (process.argv[2] === ('browser' satisfies RenderEnvironment)) {
    becomeBrowser();
  }
  readDemos(own);
  // What a demo does later, such as in a timer, isn't the fault of the demo that is rendered then.
  process.on('uncaughtException', () => {});
  process.on('unhandledRejection', () => {});
  // An interval of a demo would keep the process alive.
  process.on('disconnect', () => process.exit());
  const onRender = watch(Number(process.argv[3]));
  process.on('message', (file: string) => {
    onRender(true);
    const answer = renderDemo(own, file);
    onRender(false);
    process.send?.(answer);
  });
}
