import { SimpleTreeView } from '@mui/x-tree-view';

import { chapters } from '../chapters';

// Half of a row, which is 32px high.
const branch = 16;

const line = {
  content: '""',
  position: 'absolute',
  insetInlineStart: 0,
  borderColor: 'text.secondary',
} as const;

export default function ServiceManual() {
  return (
    <SimpleTreeView
      aria-label="Service manual"
      defaultExpandedItems={['brakes', 'front', 'lights']}
      itemChildrenIndentation={0}
      sx={{
        width: '100%',
        maxWidth: 360,
        minHeight: 224,
        '& .MuiTreeItem-groupTransition': {
          // The padding of a row (8px), plus half of the arrow (8px), minus the line (1px).
          marginInlineStart: '15px',
          '& .MuiTreeItem-root': { position: 'relative' },
          '& .MuiTreeItem-root::before': {
            top: 0,
            bottom: 0,
            borderInlineStart: '1px solid',
            ...line,
          },
          '& .MuiTreeItem-root:last-child::before': { bottom: 'auto', height: branch },
          '& .MuiTreeItem-content::before': {
            top: branch,
            width: 8,
            borderTop: '1px solid',
            ...line,
          },
        },
      }}
    >
      {chapters}
    </SimpleTreeView>
  );
}
