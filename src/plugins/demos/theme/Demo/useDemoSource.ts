import { useCallback, useEffect, useRef, useState } from 'react';

import type { DemoModule, DemoSource } from '../../types';

export interface DemoSourceState {
  source: DemoSource | undefined;
  /** Whether the last attempt failed and there is no code to show. */
  hasFailed: boolean;
  /** Fetches the source once, and again after a failure. Rejects if it cannot be fetched. */
  load: () => Promise<DemoSource>;
}

/** Fetches a demo's code on request. */
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
