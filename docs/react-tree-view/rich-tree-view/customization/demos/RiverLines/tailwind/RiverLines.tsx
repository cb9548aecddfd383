import { RichTreeView } from '@mui/x-tree-view';

import { rivers } from '../rivers';

export default function RiverLines() {
  return (
    <RichTreeView
      aria-label="Tributaries of the Danube"
      items={rivers}
      defaultExpandedItems={['danube', 'inn', 'tisza']}
      itemChildrenIndentation={0}
      className="w-full max-w-90"
      classes={{
        // 15px: the padding of a row (8px), plus half of the arrow (8px), minus half of the line (1px).
        itemGroupTransition: 'ms-[15px] border-s-2 border-sky-700 ps-[9px] dark:border-sky-400',
      }}
    />
  );
}
