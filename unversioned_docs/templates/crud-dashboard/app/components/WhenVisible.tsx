import {
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';

export interface WhenVisibleProps {
  children: ReactNode;
  /** Loads the code of the children. Starts at once when they come near, even if others are rendered first. */
  load?: () => Promise<unknown>;
  /** What takes the place of the children until then. It needs their size. Default: nothing. */
  placeholder?: ReactNode;
}

/** How far outside of the viewport loading starts: with the first pixel. */
const MARGIN = '0px';

/** Resolves when everything that came near before is on the screen. */
let queue: Promise<void> = Promise.resolve();

/** Resolves when the browser has nothing more urgent to do. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari doesn't have it.
    if (typeof requestIdleCallback === 'undefined') {
      setTimeout(resolve);
    } else {
      requestIdleCallback(() => resolve(), { timeout: 200 });
    }
  });
}

/** Calls back once the content next to it is on the screen. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}

/**
 * Loads and renders its children when the reader comes near. They stay from then on. If several come near at the same
 * time, they are loaded together, but rendered one after the other, in slices, and the page responds in between.
 *
 * Code that is loaded before it is rendered also appears earlier: when React has shown a placeholder, it waits until 300 ms
 * have passed before it shows the content.
 */
export default function WhenVisible({ children, load, placeholder }: WhenVisibleProps) {
  const ref = useRef<HTMLDivElement>(null);
  const loadRef = useRef(load);
  const finish = useRef(() => {});
  const [visible, setVisible] = useState(false);
  const onShown = useCallback(() => {
    finish.current();
  }, []);
  useEffect(() => {
    const element = ref.current;
    // jsdom has no layout, so there is nothing to wait for.
    if (!element || typeof IntersectionObserver === 'undefined') {
      queueMicrotask(() => {
        setVisible(true);
      });
      return undefined;
    }
    let gone = false;
    const show = () =>
      new Promise<void>((resolve) => {
        if (gone) {
          resolve();
        } else {
          finish.current = resolve;
          startTransition(() => {
            setVisible(true);
          });
        }
      });
    const enqueue = () => {
      queue = queue.then(idle).then(show);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          observer.disconnect();
          if (loadRef.current) {
            // If it fails, rendering fails as well, and the error boundary shows it.
            void loadRef.current().then(enqueue, enqueue);
          } else {
            enqueue();
          }
        }
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
      finish.current();
    };
  }, []);
  return visible ? (
    <Suspense fallback={placeholder}>
      {children}
      <Shown onShown={onShown} />
    </Suspense>
  ) : (
    <div ref={ref}>{placeholder}</div>
  );
}
