import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

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
