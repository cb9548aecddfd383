/** What has to be known of a check to run it in time. */
export interface Task {
  name: string;
  /** Name of a task that has to end first. Ignored if there is no such task. */
  needs?: string;
}

/**
 * Runs tasks in several lanes. A free lane takes the first task whose need has ended, whether it passed or failed.
 *
 * @param tasks - In order of their start.
 * @param lanes - How many run at a time.
 * @param run - Runs a task. If it rejects, no further task starts.
 */
export async function runInLanes<T extends Task>(
  tasks: readonly T[],
  lanes: number,
  run: (task: T) => Promise<void>,
): Promise<void> {
  const waiting = [...tasks];
  const running = new Map<string, Promise<void>>();
  const isHeldUp = ({ needs }: T) =>
    needs !== undefined && (running.has(needs) || waiting.some(({ name }) => name === needs));
  while (waiting.length > 0) {
    const next = running.size < lanes ? waiting.find((task) => !isHeldUp(task)) : undefined;
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next.name,
        run(next).finally(() => running.delete(next.name)),
      );
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`These need each other: ${waiting.map(({ name }) => name).join(', ')}.`);
    }
  }
  await Promise.all(running.values());
}
