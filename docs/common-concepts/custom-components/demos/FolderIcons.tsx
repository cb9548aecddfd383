import FolderOutlined from '@mui/icons-material/FolderOutlined';
import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import { RichTreeView, type TreeViewDefaultItemModelProperties } from '@mui/x-tree-view';

const files: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'contracts',
    label: 'Contracts',
    children: [
      { id: 'lease', label: 'Office lease 2025.pdf' },
      { id: 'cleaning', label: 'Cleaning service.pdf' },
    ],
  },
  {
    id: 'invoices',
    label: 'Invoices',
    children: [
      { id: 'january', label: 'January.xlsx' },
      { id: 'february', label: 'February.xlsx' },
    ],
  },
  { id: 'readme', label: 'Read me first.txt' },
];

export default function FolderIcons() {
  return (
    <RichTreeView
      aria-label="Shared files"
      items={files}
      defaultExpandedItems={['contracts']}
      slots={{
        expandIcon: FolderOutlined,
        collapseIcon: FolderOpenOutlined,
        endIcon: DescriptionOutlined,
      }}
      sx={{ maxWidth: 360 }}
    />
  );
}
