import { RichTreeView } from '@mui/x-tree-view';

import { berths } from '../berths';

export default function HarborBerths() {
  return (
    <RichTreeView
      aria-label="Berths"
      items={berths}
      defaultExpandedItems={['north']}
      defaultSelectedItems="n2"
      className="w-full max-w-90"
      classes={{
        itemContent:
          'group rounded-none border-s-3 border-transparent data-selected:border-pink-700 data-selected:bg-black/8 dark:data-selected:border-pink-300 dark:data-selected:bg-white/16',
        itemLabel: 'text-sm/[1.43] group-data-selected:font-semibold',
      }}
    />
  );
}
