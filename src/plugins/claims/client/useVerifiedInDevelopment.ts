import { useEffect, useState } from 'react';

import { VERIFIED_FILE } from '../publishedFiles';
import type { Verified } from '../types';

import type { VerifiedPageOptions } from './useVerified';

/**
 * `useVerified` in development: asks the server, which reads only the pages that are opened. Returns undefined until it
 * has answered.
 */
export function useVerified({ permalink }: VerifiedPageOptions): Verified | undefined {
  const [verified, setVerified] = useState<Verified>();
  useEffect(() => {
    const controller = new AbortController();
    fetch(`${permalink.replace(/\/?$/, '/')}${VERIFIED_FILE}`, { signal: controller.signal })
      .then((response) => (response.ok ? (response.json() as Promise<Verified>) : undefined))
      .then(setVerified)
      .catch(() => {
        // The server has stopped, or the reader has left the page. The line isn't worth an overlay.
      });
    return () => {
      controller.abort();
    };
  }, [permalink]);
  return verified;
}
