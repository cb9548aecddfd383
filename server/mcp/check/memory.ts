import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/**
 * Lets this process use less memory and somewhat more processor time, as `node --optimize-for-size` does. Threads that
 * start later inherit it.
 */
export function preferLessMemory(): void {
  setFlagsFromString('--optimize-for-size');
  // The heap of this thread exists already, so the flag above doesn't limit its young generation.
  setFlagsFromString('--semi-space-growth-factor=1');
  // What other threads allocate while they optimize functions isn't given back.
  setFlagsFromString('--no-concurrent-recompilation');
}

/**
 * Frees what isn't used anymore in this thread. Node only does this when the heap has grown to a multiple of what is
 * used, which would double the memory of the compiler. The command of the package can't start Node with a flag for it.
 */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
}

/** Returns the memory of this thread's objects in megabytes, including those that aren't used anymore. */
export const heapSize = (): number => getHeapStatistics().used_heap_size / 2 ** 20;

/**
 * Returns a function that frees what isn't used anymore if the heap of this thread has grown since the last time.
 *
 * @param growth - By how many megabytes the heap may grow.
 * @returns Whether it was freed.
 */
export function freeAfterGrowth(growth: number): () => boolean {
  let cleanSize = 0;
  return () => {
    if (heapSize() < cleanSize + growth) {
      return false;
    }
    collectGarbage();
    cleanSize = heapSize();
    return true;
  };
}
