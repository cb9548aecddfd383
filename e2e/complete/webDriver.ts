import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect } from '@playwright/test';
import WebSocket from 'ws';

/*
 * Firefox ESR and WebKitGTK as Debian packages them. Playwright's own builds of these browsers can't be installed here,
 * and its support of WebDriver BiDi needs a newer Firefox than the ESR. Both speak W3C WebDriver, whose input actions are
 * the same: Firefox the BiDi protocol (https://w3c.github.io/webdriver-bidi/), WebKitGTK the classic one
 * (https://w3c.github.io/webdriver/).
 */

/** Key values of WebDriver. */
export const KEYS = { Control: '\uE009', Enter: '\uE007', Escape: '\uE00C' } as const;

/** A source of input actions, as WebDriver defines them. */
export type InputSource = { type: 'key' | 'pointer'; id: string } & Record<string, unknown>;

/** A running browser with one window. */
export interface RemoteBrowser {
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page, and returns its result, which must be JSON. Waits for promises. */
  run: <Result, Args extends readonly unknown[]>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Performs input actions, as a person with a mouse and a keyboard. */
  act: (sources: readonly InputSource[]) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

const WIDTH = 1280;
const HEIGHT = 900;

/** Waits until a process has printed something, and returns the match. */
function printed(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const match = pattern.exec(output);
      if (match) {
        resolve(match);
      }
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('error', reject);
    child.on('exit', (code) =>
      reject(new Error(`${child.spawnfile} exited with ${code}:\n${output}`)),
    );
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.kill()) {
    await once(child, 'exit');
  }
}

/** The answer to a command of BiDi. Events have no id. */
interface BidiAnswer {
  id: number;
  error?: string;
  message?: string;
  result?: unknown;
}

/** Whether a command is installed. */
export const isInstalled = (command: string): boolean =>
  spawnSync(command, ['--version']).error === undefined;

/** Debian has only the ESR, and other systems have only the release. */
export const FIREFOX: readonly string[] = ['firefox-esr', 'firefox'];

/** Starts Firefox without a window. */
export async function startFirefox(): Promise<RemoteBrowser> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
  const child = spawn(FIREFOX.find(isInstalled) ?? 'firefox-esr', [
    '--headless',
    '--no-remote',
    '--remote-debugging-port=0',
    ...['--profile', profile],
    ...['--width', String(WIDTH), '--height', String(HEIGHT)],
  ]);
  const [, address = ''] = await printed(child, /listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  let last = 0;
  const waiting = new Map<number, (answer: BidiAnswer) => void>();
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as BidiAnswer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  const send = async <Result = unknown>(method: string, params: object): Promise<Result> => {
    last += 1;
    const id = last;
    const { error, message, result } = await new Promise<BidiAnswer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (error !== undefined) {
      throw new Error(`${method}: ${error}: ${message}`);
    }
    return result as Result;
  };
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: readonly { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context ?? '';
  const resize = async (width: number, height: number) => {
    await send('browsingContext.setViewport', { context, viewport: { width, height } });
  };
  await resize(WIDTH, HEIGHT);
  return {
    goto: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run(script, ...args) {
      const { result, exceptionDetails } = await send<{
        result?: { value?: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', {
        expression: `Promise.resolve((${script.toString()})(...${JSON.stringify(args)})).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) {
        throw new Error(exceptionDetails.text);
      }
      return JSON.parse(result?.value ?? 'null') as Awaited<ReturnType<typeof script>>;
    },
    act: async (actions) => {
      await send('input.performActions', { context, actions });
    },
    resize,
    async close() {
      socket.close();
      await stop(child);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Returns the path of WebKitGTK's own browser. */
function miniBrowser(): string {
  const folder = '/usr/lib/x86_64-linux-gnu';
  const found = readdirSync(folder).find((name) => /^webkit2gtk-4\.\d$/.test(name));
  return path.join(folder, found ?? '', 'MiniBrowser');
}

/** Starts WebKitGTK on a virtual screen. */
export async function startWebKit(port: number): Promise<RemoteBrowser> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', `${WIDTH}x${HEIGHT + 200}x24`]);
  const [, display] = await printed(screen, /^(\d+)\n/);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const request = async <Result = unknown>(
    method: 'DELETE' | 'GET' | 'POST',
    command: string,
    body?: object,
  ): Promise<Result> => {
    const response = await fetch(`http://127.0.0.1:${port}/${command}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as {
      value: Result & { error?: string; message?: string };
    };
    if (!response.ok) {
      throw new Error(`${command}: ${value.error}: ${value.message}`);
    }
    return value;
  };
  // It listens soon after it has started, and prints nothing.
  await expect(() => request('GET', 'status')).toPass();
  const { sessionId } = await request<{ sessionId: string }>('POST', 'session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
      },
    },
  });
  const session = `session/${sessionId}`;
  const resize = async (width: number, height: number) => {
    await request('POST', `${session}/window/rect`, { width, height });
  };
  await resize(WIDTH, HEIGHT);
  return {
    goto: async (url) => {
      await request('POST', `${session}/url`, { url });
    },
    run: (script, ...args) =>
      request('POST', `${session}/execute/sync`, {
        script: `return (${script.toString()})(...arguments)`,
        args,
      }),
    act: async (actions) => {
      await request('POST', `${session}/actions`, { actions });
    },
    resize,
    async close() {
      await request('DELETE', session);
      await stop(driver);
      await stop(screen);
    },
  };
}
