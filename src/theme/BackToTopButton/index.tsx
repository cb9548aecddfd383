import OriginalBackToTopButton from '@theme-original/BackToTopButton';

/** Wraps theme-classic's button (3.10.2), which takes no attributes, to name the analytics event of a click. */
export default function BackToTopButton() {
  return (
    <span data-event-category="docs" data-event-action="back-to-top">
      <OriginalBackToTopButton />
    </span>
  );
}
