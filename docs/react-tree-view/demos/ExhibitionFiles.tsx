import FolderOpenIcon from '@mui/icons-material/FolderOpenOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import { RichTreeView, type TreeViewDefaultItemModelProperties } from '@mui/x-tree-view';

const files: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'rooms',
    label: 'Rooms',
    children: [
      { id: 'floor-plan', label: 'Floor plan.pdf' },
      { id: 'lighting', label: 'Lighting, east wing.xlsx' },
    ],
  },
  {
    id: 'loans',
    label: 'Loans',
    children: [
      {
        id: 'rijksmuseum',
        label: 'Rijksmuseum',
        children: [
          { id: 'contract', label: 'Contract, signed.pdf' },
          { id: 'transport', label: 'Transport and climate.docx' },
        ],
      },
      { id: 'mnac', label: 'MNAC Barcelona', children: [{ id: 'offer', label: 'Offer.pdf' }] },
    ],
  },
  {
    id: 'press',
    label: 'Press',
    children: [{ id: 'invitation', label: 'Invitation, 14 March 2025.pdf' }],
  },
  { id: 'budget', label: 'Budget.xlsx' },
];

export default function ExhibitionFiles() {
  return (
    <RichTreeView
      aria-label="Exhibition files"
      items={files}
      defaultExpandedItems={['loans', 'rijksmuseum']}
      defaultSelectedItems="transport"
      slots={{ expandIcon: FolderIcon, collapseIcon: FolderOpenIcon, endIcon: FileIcon }}
      sx={{ width: '100%', maxWidth: 420, minHeight: 292 }}
    />
  );
}
