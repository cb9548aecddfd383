import Stack from '@mui/material/Stack';
import type SvgIcon from '@mui/material/SvgIcon';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import MicNoneOutlined from '@mui/icons-material/MicNoneOutlined';
import MusicNoteOutlined from '@mui/icons-material/MusicNoteOutlined';
import {
  RichTreeView,
  TreeItem,
  type TreeItemProps,
  type TreeViewBaseItem,
  useTreeItemModel,
} from '@mui/x-tree-view';

type Recording = { id: string; label: string; kind?: 'music' | 'talk' };

const archive: TreeViewBaseItem<Recording>[] = [
  {
    id: 'april',
    label: 'April',
    children: [
      { id: 'harbor', label: 'Voices from the harbor', kind: 'talk' },
      { id: 'joik', label: 'Joik at midnight', kind: 'music' },
    ],
  },
  { id: 'may', label: 'May', children: [{ id: 'fado', label: 'Fado hour', kind: 'music' }] },
];

const icons: Record<'music' | 'talk', typeof SvgIcon> = {
  music: MusicNoteOutlined,
  talk: MicNoneOutlined,
};

function RecordingItem(props: TreeItemProps) {
  const kind = useTreeItemModel<Recording>(props.itemId)?.kind;
  const Icon = kind ? icons[kind] : FolderOutlined;

  return (
    <TreeItem
      {...props}
      label={
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Icon fontSize="small" sx={{ color: kind ? 'primary.main' : 'text.secondary' }} />
          {props.label}
        </Stack>
      }
    />
  );
}

export default function RadioArchive() {
  return (
    <RichTreeView
      aria-label="Recordings"
      items={archive}
      defaultExpandedItems={['april']}
      slots={{ item: RecordingItem }}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
