import { useEffect, useState } from 'react';

/**
 * Whether a page of this site can't be opened now, because the reader is offline and the page isn't stored on the
 * device. False until this is known, and if the browser's storage is blocked.
 *
 * @param href - Address of the page, relative to the host.
 */
export function useIsUnavailable(href: string): boolean {
  const [isUnavailable, setIsUnavailable] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const check = async () => {
      const [path = ''] = href.split(/[?#]/);
      const isStored =
        navigator.onLine || (await caches.match(path, { ignoreVary: true })) !== undefined;
      if (isCurrent) {
        setIsUnavailable(!isStored);
      }
    };
    const update = () => void check().catch(() => {});
    update();
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, [href]);
  return isUnavailable;
}
