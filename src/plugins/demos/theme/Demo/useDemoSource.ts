import { useCallback, useEffect, useRef, useState } from 'react';

import type { DemoModule, DemoSource } from '../../types';

export interface DemoSourceState {
  source: DemoSource | undefined;
  /** The last attempt failed, and nothing is there to show. */
  hasFailed: boolean;
  /** Fetches the source, once; after a failure again. Rejects where it cannot be had. */
  load: () => Promise<DemoSource>;
}

/** A demo's code, fetched when it is asked for. */
export function useDemoSource(demo: DemoModule): DemoSourceState {
  const [source, setSource] = useState<DemoSource>();
  const [hasFailed, setFailed] = useState(false);
  const request = useRef<Promise<DemoSource>>(undefined);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const load = useCallback(() => {
    const current = (request.current ??= demo.source());
    setFailed(false);
    current.then(
      (loaded) => isMounted.current && setSource(loaded),
      () => {
        request.current = undefined;
        if (isMounted.current) {
          setFailed(true);
        }
      },
    );
    return current;
  }, [demo]);

  return { source, hasFailed: hasFailed && !source, load };
}
