import { createContext, useContext, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import MoreVert from '@mui/icons-material/MoreVert';
import {
  RichTreeView,
  TreeItem,
  type TreeItemProps,
  useTreeItemModel,
  useRichTreeViewApiRef,
} from '@mui/x-tree-view';

import { describe, type Direction, type Items, moveItem, targetOf } from './moves';

const pages: Items = [
  {
    id: 'products',
    label: 'Products',
    children: [
      { id: 'pumps', label: 'Pumps' },
      { id: 'valves', label: 'Valves' },
    ],
  },
  { id: 'support', label: 'Support', children: [{ id: 'manuals', label: 'Manuals' }] },
  { id: 'about', label: 'About us' },
];

const commands: { direction: Direction; label: string }[] = [
  { direction: 'up', label: 'Move up' },
  { direction: 'down', label: 'Move down' },
  { direction: 'in', label: 'Move into the item above' },
  { direction: 'out', label: 'Move out of its parent' },
];

const MenuContext = createContext<(itemId: string, anchor: Element | null) => void>(() => {});

function PageItem(props: TreeItemProps) {
  const openMenu = useContext(MenuContext);
  const name = useTreeItemModel(props.itemId)?.label;

  return (
    <TreeItem
      {...props}
      aria-label={name}
      label={
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          {name}
          <IconButton
            aria-haspopup="menu"
            aria-label={`Move ${name}`}
            size="small"
            tabIndex={-1}
            onClick={(event) => {
              event.stopPropagation();
              openMenu(props.itemId, event.currentTarget);
            }}
          >
            <MoreVert fontSize="small" />
          </IconButton>
        </Stack>
      }
      onKeyDown={(event) => {
        const isMenuKey = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10');
        if (isMenuKey && event.target === event.currentTarget) {
          event.preventDefault();
          openMenu(props.itemId, event.currentTarget.querySelector('button'));
        }
      }}
    />
  );
}

export default function NavigationWithMenu() {
  const apiRef = useRichTreeViewApiRef();
  const [items, setItems] = useState(pages);
  const [expanded, setExpanded] = useState(['products', 'support']);
  const [menu, setMenu] = useState<{ itemId: string; anchor: Element | null } | null>(null);
  const [message, setMessage] = useState('Click a button, or press Shift + F10 on an item.');

  const move = (event: MouseEvent, direction: Direction) => {
    const to = menu && targetOf(items, menu.itemId, direction);
    if (!to) {
      return;
    }
    const moved = moveItem(items, menu.itemId, to);
    flushSync(() => {
      setMenu(null);
      setItems(moved);
      setExpanded((old) => (to.parentId === null ? old : [...new Set([...old, to.parentId])]));
      setMessage(`Moved ${describe(moved, menu.itemId)}.`);
    });
    apiRef.current?.focusItem(event, menu.itemId);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <MenuContext.Provider value={(itemId, anchor) => setMenu({ itemId, anchor })}>
        <RichTreeView
          aria-label="Pages of the site"
          apiRef={apiRef}
          items={items}
          expandedItems={expanded}
          onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
          slots={{ item: PageItem }}
          sx={{ minHeight: 252 }}
        />
      </MenuContext.Provider>
      <Menu anchorEl={menu?.anchor} open={menu !== null} onClose={() => setMenu(null)}>
        {commands.map(({ direction, label }) => (
          <MenuItem
            key={direction}
            disabled={!menu || !targetOf(items, menu.itemId, direction)}
            onClick={(event) => move(event, direction)}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      <Typography component="p" role="status" variant="body2" sx={{ mt: 2, minHeight: 40 }}>
        {message}
      </Typography>
    </Box>
  );
}
