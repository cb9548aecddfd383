import MDXComponents from '@theme-original/MDXComponents';
import AdSlot from '@theme/AdSlot';
import type { ComponentProps } from 'react';

/** A table that scrolls horizontally, also with the keyboard, if it is wider than the page. */
function Table(props: ComponentProps<'table'>) {
  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-label="Table">
      <table {...props} />
    </div>
  );
}

/** A checkbox in a task list, with an accessible name, which Markdown doesn't provide. */
function TaskCheckbox(props: ComponentProps<'input'>) {
  return <input {...props} aria-label={props.checked ? 'Done' : 'To do'} />;
}

/**
 * Wraps the components of theme-classic (3.10.2) and the code-blocks plugin. Adds the ad slot that the ads plugin
 * writes into pages, scrollable tables, and accessible names for task lists.
 */
export default { ...MDXComponents, AdSlot, table: Table, input: TaskCheckbox };
