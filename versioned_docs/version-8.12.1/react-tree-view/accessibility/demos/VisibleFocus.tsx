import { RichTreeView } from '@mui/x-tree-view';

const departments = [
  {
    id: 'care',
    label: 'Care',
    children: [
      { id: 'ward', label: 'Ward' },
      { id: 'emergency', label: 'Emergency' },
    ],
  },
  { id: 'laboratory', label: 'Laboratory' },
];

export default function VisibleFocus() {
  return (
    <RichTreeView
      aria-label="Departments"
      items={departments}
      defaultExpandedItems={['care']}
      defaultSelectedItems="ward"
      sx={{
        width: '100%',
        maxWidth: 420,
        minHeight: 136,
        '& .MuiTreeItem-content': { my: '2px' },
        '& .MuiTreeItem-content[data-selected]::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 4,
          insetInlineStart: 2,
          borderInlineStart: '4px solid',
          borderColor: 'primary.main',
        },
        '& .MuiTreeItem-root:focus-visible > .MuiTreeItem-content': {
          outline: '2px solid',
          outlineColor: 'primary.main',
        },
      }}
    />
  );
}
