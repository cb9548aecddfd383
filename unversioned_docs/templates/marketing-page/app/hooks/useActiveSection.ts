import { useEffect, useState } from 'react';

/**
 * Returns the id of the section in the middle of the window, or `null` above the first one.
 *
 * @param ids - Ids of elements. Pass a constant array.
 */
export function useActiveSection(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') {
      return undefined;
    }
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        entries.forEach(({ target, isIntersecting }) => {
          if (isIntersecting) {
            visible.add(target.id);
          } else {
            visible.delete(target.id);
          }
        });
        setActive(ids.find((id) => visible.has(id)) ?? null);
      },
      // A band in the middle of the window.
      { rootMargin: '-40% 0px -55% 0px' },
    );
    ids.forEach((id) => {
      const element = document.getElementById(id);
      if (element !== null) {
        observer.observe(element);
      }
    });
    return () => observer.disconnect();
  }, [ids]);
  return active;
}
