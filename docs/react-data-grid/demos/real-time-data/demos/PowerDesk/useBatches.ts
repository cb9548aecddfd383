import * as React from 'react';

/** Whether an element is in view, in a visible tab. */
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

/** Slightly less than six frames at 60 Hz, in milliseconds, so that five of six frames are free for other work. */
const batchEvery = 95;

/** Calls `onBatch` before a paint, about ten times a second, with the milliseconds since the last call (at most 200). */
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
