import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const pages = [
  { id: 'orders', label: 'Orders.tsx' },
  { id: 'stock', label: 'Stock.tsx' },
];

const items = [
  { id: 'public', label: 'public', children: [{ id: 'icon', label: 'icon.svg' }] },
  { id: 'src', label: 'src', children: pages },
  { id: 'readme', label: 'README.md' },
];

export default function ProjectFiles() {
  return <RichTreeView aria-label="Project" items={items} defaultExpandedItems={['src']} />;
}
