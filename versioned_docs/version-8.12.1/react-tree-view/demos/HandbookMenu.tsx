import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const parentalLeave = (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
    Parental leave
    <Chip label="Updated" size="small" color="primary" variant="outlined" />
  </Stack>
);

export default function HandbookMenu() {
  return (
    <SimpleTreeView
      aria-label="Staff handbook"
      defaultExpandedItems={['time-off']}
      sx={{ width: '100%', maxWidth: 420, minHeight: 228 }}
    >
      <TreeItem itemId="first-week" label="Your first week">
        <TreeItem itemId="laptop" label="Laptop and accounts" />
        <TreeItem itemId="buddy" label="Your buddy" />
      </TreeItem>
      <TreeItem itemId="time-off" label="Time off">
        <TreeItem itemId="holidays" label="Public holidays" />
        <TreeItem itemId="parental-leave" label={parentalLeave} />
        <TreeItem itemId="sick-days" label="Sick days" />
      </TreeItem>
      <TreeItem itemId="travel" label="Travel and expenses" disabled />
    </SimpleTreeView>
  );
}
