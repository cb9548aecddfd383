import OriginalBackToTopButton from '@theme-original/BackToTopButton';

/** Wraps theme-classic's button (3.10.2), which takes no attributes: says what a click on it is to analytics. */
export default function BackToTopButton() {
  return (
    <span data-event-category="docs" data-event-action="back-to-top">
      <OriginalBackToTopButton />
    </span>
  );
}
