import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const parents = ['warranty', 'returns', 'refunds'];

export default function WarrantyQuestions() {
  const [expanded, setExpanded] = useState<string[]>([]);
  const isAllExpanded = parents.every((itemId) => expanded.includes(itemId));

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 296 }}>
      <Button
        variant="outlined"
        sx={{ mb: 2 }}
        onClick={() => setExpanded(isAllExpanded ? [] : parents)}
      >
        {isAllExpanded ? 'Collapse all' : 'Expand all'}
      </Button>
      <SimpleTreeView
        aria-label="Questions about orders"
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      >
        <TreeItem itemId="warranty" label="Warranty">
          <TreeItem itemId="how-long" label="How long is the warranty?" />
          <TreeItem itemId="batteries" label="Are batteries included?" />
        </TreeItem>
        <TreeItem itemId="returns" label="Returns">
          <TreeItem itemId="refunds" label="Refunds">
            <TreeItem itemId="when" label="When do I get my money?" />
          </TreeItem>
          <TreeItem itemId="postage" label="Who pays the postage?" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
