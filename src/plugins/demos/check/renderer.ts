import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { DemoMistake } from './mistakes';
import { ENVIRONMENTS, TIMEOUT_SIGNAL, type RenderAnswer, type RenderEnvironment } from './render';

/** A mistake that shows when a demo runs. */
export interface RenderMistake extends DemoMistake {
  /** Absolute path. */
  file: string;
}

const TIMEOUT_MS = 10_000;
/** After how many milliseconds without a demo the processes end. */
const IDLE_MS = 60_000;
/** More is a sign of a loop that never ends. */
const MEMORY_MB = 1024;

/** What stops a demo without an error of its own. */
const ENDINGS = {
  timeout: {
    message: "The demo doesn't finish rendering: it has a loop that doesn't end.",
    fix: 'Give the loop a condition that becomes false.',
  },
  exit: {
    message: 'The demo ends the process that renders it.',
    fix: 'It may need too much memory, or a module that only servers have.',
  },
};

type Ending = keyof typeof ENDINGS;

/** Renders demos in one environment, one after the other. */
class RenderProcess {
  private child: ChildProcess | undefined;

  constructor(
    private readonly environment: RenderEnvironment,
    private readonly timeout: number,
  ) {}

  close(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private start(): ChildProcess {
    const child = fork(
      path.join(__dirname, 'renderProcess.cjs'),
      [this.environment, String(this.timeout)],
      {
        // Not of a cut version, whose folder has packages of its own.
        cwd: __dirname,
        env: { ...process.env, ...ENVIRONMENTS[this.environment], NODE_ENV: 'development' },
        execArgv: [`--max-old-space-size=${MEMORY_MB}`],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      },
    );
    child.unref();
    child.channel?.unref();
    return child;
  }

  async render(file: string): Promise<RenderAnswer | Ending> {
    const isFresh = !this.child;
    const answer = await this.ask(file);
    // Earlier demos may have left too little memory. A demo is blamed only if it also ends a process of its own.
    return typeof answer === 'string' && !isFresh ? this.ask(file) : answer;
  }

  private async ask(file: string): Promise<RenderAnswer | Ending> {
    const child = (this.child ??= this.start());
    child.channel?.ref();
    const answer = await new Promise<RenderAnswer | Ending>((resolve) => {
      const onExit = (_: number | null, signal: string | null) =>
        resolve(signal === TIMEOUT_SIGNAL ? 'timeout' : 'exit');
      child.once('exit', onExit);
      child.once('message', (message: RenderAnswer) => {
        child.off('exit', onExit);
        resolve(message);
      });
      child.send(file);
    });
    if (typeof answer === 'string') {
      this.close();
    }
    child.channel?.unref();
    return answer;
  }
}

/** What differs without a demo's doing: where the styles are, and the time stamps of the days of a calendar. */
const LIBRARY_DIFFERENCES = /<style data-emotion[^]*?<\/style>| data-timestamp="\d+"/g;

/** What is another one for each release: style sheets, the hashes in names of classes, ids. */
const GENERATED = new RegExp(
  `${LIBRARY_DIFFERENCES.source}|\\bcss-\\w+-?| ?«?[:_]r_?\\w+[:_»]`,
  'g',
);

/** Returns the first text or attribute of two documents that differs. Undefined if they are the same. */
export function differenceOf(first: string, second: string): [string, string] | undefined {
  if (first === second) {
    return undefined;
  }
  const position = [...first].findIndex((letter, index) => letter !== second[index]);
  const at = position < 0 ? first.length : position;
  return [partAt(first, at), partAt(second, at)];
}

/** Returns the text or the attribute that contains a position. */
function partAt(html: string, position: number): string {
  const opened = html.lastIndexOf('<', position - 1);
  const closed = html.lastIndexOf('>', position - 1);
  const [start, end] =
    opened > closed
      ? [html.lastIndexOf(' ', position - 1), html.slice(position).search(/"|>|$/) + 1]
      : [closed, html.slice(position).search(/<|$/)];
  return html.slice(start + 1, position + end).slice(0, 60);
}

/** Returns the line of the first loop in a file, or the first line. */
function loopLine(file: string): number {
  const before = /^[^]*?\b(?:while|for|do)\b\s*[({]/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  return before.split('\n').length;
}

/** Returns what is wrong with a demo, given what was rendered. */
function mistakesOf(
  file: string,
  { build, browser }: Readonly<Record<RenderEnvironment, RenderAnswer | Ending>>,
): RenderMistake[] {
  const start = { file, line: 1, column: 1 };
  if (typeof build === 'string') {
    return [{ ...start, line: build === 'timeout' ? loopLine(file) : 1, ...ENDINGS[build] }];
  }
  if (typeof browser === 'string') {
    return [{ ...start, ...ENDINGS[browser] }];
  }
  const failed = [build, browser].find(({ html }) => html === undefined);
  if (failed) {
    return [
      {
        ...(failed.place ?? start),
        message: `The demo fails when it is rendered ${failed === build ? 'in the build' : 'in a browser'}: ${(failed.message ?? '').replace(/[.!]?$/, '.')}`,
        fix: 'Correct this, or do it in an effect or a handler if only browsers can.',
      },
    ];
  }
  const warning = build.message ?? browser.message;
  if (warning !== undefined) {
    const [text = ''] = warning.split('\n');
    return [
      {
        ...start,
        message: `React warns about the demo: ${text}`,
        fix: 'The console of the browser says where, with "npm start".',
      },
    ];
  }
  const [first = '', second = ''] = [build, browser].map(({ html = '' }) =>
    html.replace(LIBRARY_DIFFERENCES, ''),
  );
  const difference = differenceOf(first, second)?.map((part) => JSON.stringify(part));
  if (!difference) {
    return [];
  }
  return [
    {
      ...start,
      message: `The demo renders ${difference[0]} in the build, and ${difference[1]} in a browser with another time, time zone, language and other random numbers, so React renders it again.`,
      fix: 'Use fixed values, a locale and a time zone, or set the value in an effect or a handler.',
    },
  ];
}

/**
 * Renders demos as the build does and as a browser does before effects run, to find what only shows when they run:
 * errors, React's warnings, loops that don't end, and differences that make React render a demo again.
 */
export class DemoRenderer {
  private readonly processes: Readonly<Record<RenderEnvironment, RenderProcess>>;
  private idle: NodeJS.Timeout | undefined;

  /**
   * @param timeout - How long a demo may take, with the packages that it imports, in milliseconds of processor time.
   *   Default: 10,000.
   */
  constructor(timeout = TIMEOUT_MS) {
    this.processes = {
      build: new RenderProcess('build', timeout),
      browser: new RenderProcess('browser', timeout),
    };
  }

  /** Returns the mistakes of a demo, given the absolute path of the file with its component. */
  async mistakes(file: string): Promise<RenderMistake[]> {
    clearTimeout(this.idle);
    const [build, browser] = await Promise.all([
      this.processes.build.render(file),
      this.processes.browser.render(file),
    ]);
    this.idle = setTimeout(() => this.close(), IDLE_MS).unref();
    return mistakesOf(file, { build, browser });
  }

  /**
   * Returns what a demo renders in the build, and what React writes to the console, without names and ids that are
   * generated. Of a demo that fails, it is the error.
   */
  async output(file: string): Promise<string> {
    const answer = await this.processes.build.render(file);
    return typeof answer === 'string'
      ? ENDINGS[answer].message
      : `${(answer.html ?? '').replace(GENERATED, '')}${answer.message ?? ''}`;
  }

  /** Ends the processes. */
  close(): void {
    clearTimeout(this.idle);
    Object.values(this.processes).forEach((child) => child.close());
  }
}
