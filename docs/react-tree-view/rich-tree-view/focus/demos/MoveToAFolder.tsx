import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import {
  RichTreeView,
  type TreeViewDefaultItemModelProperties,
  useRichTreeViewApiRef,
} from '@mui/x-tree-view';

const folders: TreeViewDefaultItemModelProperties[] = [
  { id: 'inbox', label: 'Inbox' },
  { id: 'projects', label: 'Projects', children: [{ id: 'bridge', label: 'Bridge' }] },
  { id: 'archive', label: 'Archive' },
];

export default function MoveToAFolder() {
  const apiRef = useRichTreeViewApiRef();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Move to…
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        aria-labelledby="move-title"
        slotProps={{
          transition: { onEntered: () => apiRef.current?.focusItem(null, 'bridge') },
        }}
      >
        <DialogTitle id="move-title">Move to a folder</DialogTitle>
        <DialogContent sx={{ minWidth: 240 }}>
          <RichTreeView
            aria-label="Folders"
            apiRef={apiRef}
            items={folders}
            defaultExpandedItems={['projects']}
            defaultSelectedItems="bridge"
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={close}>Move</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
