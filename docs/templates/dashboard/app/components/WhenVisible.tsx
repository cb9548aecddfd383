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
  /** What takes the place of the children until then. It needs their size. Default: nothing. */
  placeholder?: ReactNode;
}

/** How far outside of the viewport loading starts. */
const MARGIN = '50px';

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
 * Renders its children, and so loads their code, when the reader comes near. They stay from then on. If several come near
 * at the same time, they are rendered one after the other, in slices, and the page responds in between.
 */
export default function WhenVisible({ children, placeholder }: WhenVisibleProps) {
  const ref = useRef<HTMLDivElement>(null);
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
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          observer.disconnect();
          queue = queue.then(idle).then(show);
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
