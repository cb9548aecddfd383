import { RichTreeView } from '@mui/x-tree-view';

interface Entry {
  id: string;
  label: string;
  isLocked?: boolean;
  children?: Entry[];
}

const entries: Entry[] = [
  {
    id: 'system',
    label: 'System (locked)',
    isLocked: true,
    children: [{ id: 'fonts', label: 'Fonts (locked)', isLocked: true }],
  },
  {
    id: 'projects',
    label: 'Projects',
    children: [{ id: 'bridge', label: 'Bridge' }],
  },
];

const isUnlocked = (entry: Entry) => !entry.isLocked;

export default function LockedFolders() {
  return (
    <RichTreeView
      aria-label="Folders"
      items={entries}
      isItemEditable={isUnlocked}
      defaultExpandedItems={['system', 'projects']}
      sx={{ width: '100%', maxWidth: 420 }}
    />
  );
}
