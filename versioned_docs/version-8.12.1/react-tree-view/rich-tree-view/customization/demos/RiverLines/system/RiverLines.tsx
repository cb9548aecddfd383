import { RichTreeView } from '@mui/x-tree-view';

import { rivers } from '../rivers';

export default function RiverLines() {
  return (
    <RichTreeView
      aria-label="Tributaries of the Danube"
      items={rivers}
      defaultExpandedItems={['danube', 'inn', 'tisza']}
      itemChildrenIndentation={0}
      sx={{
        width: '100%',
        maxWidth: 360,
        '& .MuiTreeItem-groupTransition': {
          // The padding of a row (8px), plus half of the arrow (8px), minus half of the line (1px).
          marginInlineStart: '15px',
          // The arrow of a child starts 17px after the line: this padding and that of its row.
          paddingInlineStart: '9px',
          borderInlineStart: '2px solid',
          borderColor: 'info.main',
        },
      }}
    />
  );
}
