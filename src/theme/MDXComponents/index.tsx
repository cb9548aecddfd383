import MDXComponents from '@theme-original/MDXComponents';
import AdSlot from '@theme/AdSlot';
import type { ComponentProps } from 'react';

/** Scrolls sideways on its own where it is wider than the page, by keyboard too. */
function Table(props: ComponentProps<'table'>) {
  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-label="Table">
      <table {...props} />
    </div>
  );
}

/** The boxes of a task list, which Markdown leaves without a name. */
function TaskCheckbox(props: ComponentProps<'input'>) {
  return <input {...props} aria-label={props.checked ? 'Done' : 'To do'} />;
}

/**
 * Wraps theme-classic's components (3.10.2), with those of the code-blocks plugin: adds what the ads plugin writes into
 * pages, tables that scroll, and names for task lists.
 */
export default { ...MDXComponents, AdSlot, table: Table, input: TaskCheckbox };
