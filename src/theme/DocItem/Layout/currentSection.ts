/**
 * Watches which section of a page is below the bar at the top of the window.
 *
 * @param ids - Ids of the sections' headings, in their order.
 * @param onChange - Called with the heading of the current section, or undefined above the first.
 * @param signal - Ends the watch.
 */
export function watchSection(
  ids: readonly string[],
  bar: Element,
  onChange: (heading: HTMLElement | undefined) => void,
  signal: AbortSignal,
): void {
  let frame = 0;
  const update = () => {
    // Targets of hashes stop a little below the bar.
    const end = bar.getBoundingClientRect().bottom + 24;
    const isPassed = (heading: HTMLElement) => heading.getBoundingClientRect().top < end;
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    if (!signal.aborted) {
      onChange(headings.findLast(isPassed));
    }
  };
  const onScroll = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  };
  update();
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  // A filter hides sections without scrolling.
  const sizes = new ResizeObserver(onScroll);
  sizes.observe(document.body);
  signal.addEventListener('abort', () => sizes.disconnect());
}
