import Stack from '@mui/material/Stack';
import type SvgIcon from '@mui/material/SvgIcon';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import {
  RichTreeView,
  TreeItem,
  type TreeItemProps,
  type TreeViewDefaultItemModelProperties,
  useTreeItemUtils,
} from '@mui/x-tree-view';

const folders: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'permits',
    label: 'Permits',
    children: [
      { id: 'crane', label: 'Crane on Rua Augusta' },
      { id: 'noise', label: 'Work at night' },
    ],
  },
  { id: 'plans', label: 'Plans', children: [{ id: 'ground', label: 'Ground floor' }] },
  { id: 'contacts', label: 'Contacts' },
];

function FileItem(props: TreeItemProps) {
  const { status } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
  let Icon: typeof SvgIcon = DescriptionOutlined;
  if (status.expandable) {
    Icon = status.expanded ? FolderOpenOutlined : FolderOutlined;
  }

  return (
    <TreeItem
      {...props}
      label={
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Icon fontSize="small" sx={{ color: 'text.secondary' }} />
          <span style={{ fontWeight: status.selected ? 600 : 400 }}>{props.label}</span>
        </Stack>
      }
    />
  );
}

export default function OpenAndClosedFolders() {
  return (
    <RichTreeView
      aria-label="Construction site"
      items={folders}
      defaultExpandedItems={['permits']}
      slots={{ item: FileItem }}
      sx={{ width: '100%', maxWidth: 420, minHeight: 192 }}
    />
  );
}
