import * as React from 'react';

/** Whether an element is in view in a tab that is shown. */
export function useSeen(ref: React.RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = React.useState(true);

  React.useEffect(() => {
    if (!ref.current) return undefined;
    let inView = true;
    const update = () => setSeen(inView && !document.hidden);
    const observer = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting ?? true;
      update();
    });
    observer.observe(ref.current);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [ref]);

  return seen;
}

/** A little less than six frames of 60: faster than anybody reads, and five frames are free for other things. */
const batchEvery = 95;

/** Calls back before a paint, ten times a second, with the milliseconds since the last time, at most 200. */
export function useBatches(running: boolean, onBatch: (milliseconds: number) => void) {
  const callback = React.useRef(onBatch);
  React.useEffect(() => {
    callback.current = onBatch;
  });

  React.useEffect(() => {
    if (!running) return undefined;
    let before = performance.now();
    let request = requestAnimationFrame(function next(now) {
      if (now - before >= batchEvery) {
        callback.current(Math.min(now - before, 200));
        before = now;
      }
      request = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(request);
  }, [running]);
}
