import { SimpleTreeView } from '@mui/x-tree-view';

import { floors } from '../Floors';

export default function LibraryFloors() {
  return (
    <SimpleTreeView
      aria-label="Library"
      defaultExpandedItems={['ground']}
      defaultSelectedItems="newspapers"
      className="min-h-30 w-full max-w-90"
      classes={{
        itemContent:
          'rounded-full py-0.5 -outline-offset-2 outline-slate-900 data-focused:outline-2 data-selected:bg-sky-800 data-selected:text-white dark:outline-white dark:data-selected:bg-sky-300 dark:data-selected:text-slate-950',
        itemLabel: 'text-sm/[1.43]',
      }}
    >
      {floors}
    </SimpleTreeView>
  );
}
