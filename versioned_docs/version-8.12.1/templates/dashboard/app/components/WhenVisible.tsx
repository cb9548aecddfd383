import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface WhenVisibleProps {
  children: ReactNode;
  /** What takes the place of the children until then. It needs their size. */
  placeholder: ReactNode;
}

/** How far outside of the viewport loading starts. */
const MARGIN = '400px';

/** Renders its children, and so loads their code, when the reader comes near. They stay from then on. */
export default function WhenVisible({ children, placeholder }: WhenVisibleProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const element = ref.current;
    const show = () => {
      setVisible(true);
    };
    // jsdom has no layout, so there is nothing to wait for.
    if (!element || typeof IntersectionObserver === 'undefined') {
      queueMicrotask(show);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          show();
        }
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return visible ? children : <div ref={ref}>{placeholder}</div>;
}
