import { RichTreeView, type TreeViewDefaultItemModelProperties } from '@mui/x-tree-view';

const records: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'fado',
    label: 'Fado',
    children: [
      { id: 'barco-negro', label: 'Barco Negro' },
      { id: 'gaivota', label: 'Gaivota' },
      { id: 'lagrima', label: 'Lágrima' },
    ],
  },
  {
    id: 'highlife',
    label: 'Highlife',
    children: [
      { id: 'yaa-amponsah', label: 'Yaa Amponsah' },
      { id: 'sweet-mother', label: 'Sweet Mother' },
    ],
  },
];

export default function PickSeveralTracks() {
  return (
    <RichTreeView
      aria-label="Records"
      items={records}
      multiSelect
      defaultExpandedItems={['fado', 'highlife']}
      defaultSelectedItems={['gaivota', 'sweet-mother']}
      sx={{ width: '100%', maxWidth: 420, minHeight: 224 }}
    />
  );
}
