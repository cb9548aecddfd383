/** What has to be known of a task to run it in time. */
export interface Task {
  name: string;
  /** Name of a task that has to end first. Ignored if there is no such task. */
  needs?: string;
  /** How many cores it keeps busy, at least for most of its time. Default: 1. */
  width?: number;
}

/**
 * Runs tasks on several cores. Whenever one is free, the first task starts whose need has ended, whether it passed or
 * failed, and for which enough cores are free. A task that is wider than the machine waits until all are free.
 *
 * @param tasks - In order of their start.
 * @param cores - How many can be busy at a time.
 * @param run - Runs a task. If it rejects, no further task starts.
 */
export async function runQueue<T extends Task>(
  tasks: readonly T[],
  cores: number,
  run: (task: T) => Promise<void>,
): Promise<void> {
  const waiting = [...tasks];
  const running = new Map<T, Promise<void>>();
  const widthOf = ({ width = 1 }: T) => Math.min(width, cores);
  const isReady = (task: T) =>
    [...running.keys()].reduce((free, task) => free - widthOf(task), cores) >= widthOf(task) &&
    ![...running.keys(), ...waiting].some(({ name }) => name === task.needs);
  while (waiting.length > 0) {
    const next = waiting.find(isReady);
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        run(next).finally(() => running.delete(next)),
      );
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`These need each other: ${waiting.map(({ name }) => name).join(', ')}.`);
    }
  }
  await Promise.all(running.values());
}
