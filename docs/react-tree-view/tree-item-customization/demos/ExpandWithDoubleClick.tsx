import type { MouseEvent } from 'react';
import {
  RichTreeView,
  TreeItem,
  type TreeItemProps,
  type TreeViewDefaultItemModelProperties,
  type TreeViewCancellableEvent,
  useTreeItemUtils,
} from '@mui/x-tree-view';

const drawers: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'maps',
    label: 'Maps',
    children: [
      { id: 'harbor', label: 'Harbor, 1890' },
      { id: 'railways', label: 'Railways, 1912' },
    ],
  },
  { id: 'letters', label: 'Letters', children: [{ id: 'nansen', label: 'From Nansen' }] },
];

function DrawerItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });

  return (
    <TreeItem
      {...props}
      slotProps={{
        content: {
          onClick: (event: MouseEvent & TreeViewCancellableEvent) => {
            event.defaultMuiPrevented = true;
            interactions.handleSelection(event);
          },
        },
        label: { onDoubleClick: (event) => interactions.handleExpansion(event) },
        iconContainer: {
          onClick: (event) => {
            event.stopPropagation();
            interactions.handleExpansion(event);
          },
        },
      }}
    />
  );
}

export default function ExpandWithDoubleClick() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={drawers}
      slots={{ item: DrawerItem }}
      sx={{ width: '100%', maxWidth: 420, minHeight: 160, userSelect: 'none' }}
    />
  );
}
