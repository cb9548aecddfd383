import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView, type TreeViewBaseItem, useTreeViewApiRef } from '@mui/x-tree-view';

const files: TreeViewBaseItem[] = [
  {
    id: 'minutes',
    label: 'Minutes',
    children: [
      { id: 'march', label: 'March.docx' },
      { id: 'april', label: 'April.docx' },
    ],
  },
  { id: 'budget', label: 'Budget 2025.xlsx' },
  { id: 'members', label: 'Members.csv' },
];

export default function GoToAFile() {
  const apiRef = useTreeViewApiRef();

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Button
        variant="outlined"
        onClick={(event) => apiRef.current?.focusItem(event, 'budget')}
        sx={{ mb: 2 }}
      >
        Go to the budget
      </Button>
      <RichTreeView
        aria-label="Files of the association"
        apiRef={apiRef}
        items={files}
        defaultExpandedItems={['minutes']}
        sx={{ minHeight: 160 }}
      />
    </Box>
  );
}
