import { OPEN_PATH } from '../path';

/** What `import()` of a page's module gives. */
export type PageModule = Readonly<Record<string, unknown>>;

type Load = () => Promise<PageModule>;

/** A module that was asked for, or why there is none. */
export type Loaded = { module: PageModule } | { error: unknown };

interface Waiting {
  resolve: (load: Load) => void;
  reject: (error: unknown) => void;
}

/** How long a hot update may take to arrive once the server has compiled, in milliseconds. */
const UPDATE_TIMEOUT = 30_000;

let loads: Readonly<Record<string, Load>> = {};
const loaded = new Map<string, Loaded>();
const waiting = new Map<string, Waiting[]>();
const listeners = new Set<() => void>();
let version = 0;

/** Counts the changes of loaded modules. */
export const getVersion = (): number => version;

/** Calls a listener after each change of loaded modules, until the function it returns is called. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A module that has been loaded; undefined before. */
export function getModule(name: string): Loaded | undefined {
  return loaded.get(name);
}

/** Modules that could not be loaded the last time, as after an error in a page. */
const failed = new Set<string>();

/** @returns Whether there is something else to show now. */
async function settle(name: string, load: Load): Promise<boolean> {
  const before = loaded.get(name);
  try {
    const module = await load();
    // One that has thrown once is empty from then on.
    if (!module.default) {
      throw new Error(`The module "${name}" has no default export, so there is nothing to render.`);
    }
    failed.delete(name);
    loaded.set(name, { module });
    return !before || !('module' in before) || before.module !== module;
  } catch (error) {
    failed.add(name);
    if (before && 'module' in before) {
      // The overlay says what is wrong; behind it stays what was there.
      return false;
    }
    loaded.set(name, { error });
    return true;
  }
}

async function loadAgain(): Promise<void> {
  const changes = await Promise.all(
    [...loaded.keys()].map((name) => {
      const load = loads[name];
      return load ? settle(name, load) : Promise.resolve(false);
    }),
  );
  if (changes.includes(true)) {
    version += 1;
    listeners.forEach((listener) => listener());
  }
}

/** Settles when modules that change have been loaded again. */
let refreshed = Promise.resolve();

/** One after the other: two updates may follow each other so closely that the first one's modules are still loading. */
function refresh(isNeeded: () => boolean = () => true): void {
  refreshed = refreshed.then(() => (isNeeded() ? loadAgain() : undefined));
}

/**
 * Takes the modules that the server has compiled. Called again with each hot update: modules that were loaded before and
 * have changed are loaded again, and the routes that show them render anew.
 */
export function provideModules(provided: Readonly<Record<string, Load>>): void {
  loads = provided;
  for (const [name, load] of Object.entries(provided)) {
    waiting.get(name)?.forEach(({ resolve }) => resolve(load));
    waiting.delete(name);
  }
  refresh();
}

let batch: string[] = [];

/** Asks the server to compile what has been asked for in this task. */
async function askServer(): Promise<void> {
  const names = batch;
  batch = [];
  const fail = (message: string) => {
    for (const name of names) {
      waiting.get(name)?.forEach(({ reject }) => reject(new Error(message)));
      waiting.delete(name);
    }
  };
  try {
    const response = await fetch(OPEN_PATH, { method: 'POST', body: JSON.stringify(names) });
    if (!response.ok) {
      fail(`The development server could not open this page: ${await response.text()}`);
      return;
    }
    setTimeout(
      () => fail('The development server has compiled this page but not sent it. Reload it.'),
      UPDATE_TIMEOUT,
    );
  } catch {
    fail('The development server does not answer. Is "npm start" running?');
  }
}

function whenProvided(name: string): Promise<Load> {
  const load = loads[name];
  if (load) {
    return Promise.resolve(load);
  }
  if (batch.length === 0) {
    queueMicrotask(() => void askServer());
  }
  batch.push(name);
  return new Promise((resolve, reject) => {
    waiting.set(name, [...(waiting.get(name) ?? []), { resolve, reject }]);
  });
}

/** Loads a module, which the server compiles first where it has not yet. {@link getModule} then has it, or its error. */
export async function loadModule(name: string): Promise<void> {
  const before = loaded.get(name);
  if (before && 'module' in before) {
    return;
  }
  try {
    await settle(name, await whenProvided(name));
  } catch (error) {
    loaded.set(name, { error });
  }
}

/**
 * Tries modules again that have failed, when an update has been applied: a module that has failed is no part of the
 * running code, so that its correction reaches no one by itself.
 *
 * @param status - Status of hot module replacement.
 */
export function retryFailed(status: string): void {
  if (status === 'idle') {
    refresh(() => failed.size > 0);
  }
}

declare const module: { hot?: { addStatusHandler: (handler: (status: string) => void) => void } };

module.hot?.addStatusHandler(retryFailed);
