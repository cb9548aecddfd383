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
        itemGroupTransition: 'ms-[15px] border-s-2 border-sky-700 ps-[9px] dark:border-sky-400',
      }}
    />
  );
}
