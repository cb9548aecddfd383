import { OPEN_PATH } from '../path';

/** What `import()` of a page's module resolves to. */
export type PageModule = Readonly<Record<string, unknown>>;

type Load = () => Promise<PageModule>;

/** A requested module, or the reason why it couldn't be loaded. */
export type Loaded = { module: PageModule } | { error: unknown };

interface Waiting {
  resolve: (load: Load) => void;
  reject: (error: unknown) => void;
}

/** Time limit for a hot update to arrive once the server has compiled, in milliseconds. */
const UPDATE_TIMEOUT = 30_000;

let loads: Readonly<Record<string, Load>> = {};
const loaded = new Map<string, Loaded>();
const waiting = new Map<string, Waiting[]>();
const listeners = new Set<() => void>();
let version = 0;

/** Returns the number of changes to the loaded modules. */
export const getVersion = (): number => version;

/** Calls a listener after each change to the loaded modules, until the returned function is called. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns a module that has been loaded, or its error. Returns undefined if it hasn't been loaded yet. */
export function getModule(name: string): Loaded | undefined {
  return loaded.get(name);
}

/** Modules whose last load failed, for example because of an error in a page. */
const failed = new Set<string>();

/** Settles when changed modules have been loaded again. */
let refreshed = Promise.resolve();

/** @returns Whether there is something else to show now. */
async function settle(name: string, load: Load): Promise<boolean> {
  const before = loaded.get(name);
  try {
    const module = await load();
    // A module that has thrown once is empty from then on.
    if (!module.default) {
      throw new Error(`The module "${name}" has no default export, so there is nothing to render.`);
    }
    failed.delete(name);
    loaded.set(name, { module });
    return !before || !('module' in before) || before.module !== module;
  } catch (error) {
    failed.add(name);
    if (before && 'module' in before) {
      // The overlay shows the error. The last version that worked stays behind it.
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
    renderAgain();
  }
}

function renderAgain(): void {
  version += 1;
  listeners.forEach((listener) => listener());
}

/** Whether a page has crashed since the last update. */
let hasCrashed = false;

/**
 * Renders a crashed page once more, with the latest modules: a page that renders between two updates may get modules
 * that don't belong together. If it crashes again, it waits for the next update.
 */
export function retryCrashed(): void {
  if (!hasCrashed) {
    hasCrashed = true;
    refreshed = refreshed.then(loadAgain).then(renderAgain);
  }
}

/** Runs refreshes one after the other: an update may arrive while the modules of the previous one are still loading. */
function refresh(isNeeded: () => boolean = () => true): void {
  refreshed = refreshed.then(() => (isNeeded() ? loadAgain() : undefined));
}

/**
 * Takes the modules that the server has compiled. It is called again with each hot update. Loaded modules that have
 * changed are then loaded again, and the routes that show them render again.
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

/** Asks the server to compile the modules that were requested in this task. */
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
      fail(`The development server couldn't open this page: ${await response.text()}`);
      return;
    }
    setTimeout(
      () =>
        fail("The development server has compiled this page but didn't send it. Reload the page."),
      UPDATE_TIMEOUT,
    );
  } catch {
    fail('The development server isn\'t responding. Is "npm start" running?');
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

/**
 * Loads a module. The server compiles it first if necessary. Afterwards, {@link getModule} returns the module or its
 * error.
 */
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
 * Retries failed modules and crashed pages when an update has been applied. A failed module is not part of the running
 * code, so a corrected version of it doesn't arrive automatically.
 *
 * @param status - Status of hot module replacement.
 */
export function retryFailed(status: string): void {
  if (status === 'idle') {
    refresh(() => failed.size > 0);
    if (hasCrashed) {
      hasCrashed = false;
      refreshed = refreshed.then(renderAgain);
    }
  }
}

declare const module: { hot?: { addStatusHandler: (handler: (status: string) => void) => void } };

module.hot?.addStatusHandler(retryFailed);
