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
          marginInlineStart: '15px',
          paddingInlineStart: '9px',
          borderInlineStart: '2px solid',
          borderColor: 'info.main',
        },
      }}
    />
  );
}
