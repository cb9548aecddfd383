import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView, TreeItem, useSimpleTreeViewApiRef } from '@mui/x-tree-view';

// The ancestors of each article, because the tree doesn't know collapsed items.
const ancestors = {
  'Reset the password': ['Account', 'Sign in'],
  'Change the address': ['Account'],
  'Download an invoice': ['Billing'],
};
const articles = ['Reset the password', 'Download an invoice'] as const;

export default function GoToArticle() {
  const apiRef = useSimpleTreeViewApiRef();
  const [expanded, setExpanded] = useState<string[]>([]);

  const goTo = (event: MouseEvent, article: keyof typeof ancestors) => {
    // The item is on the page only after its ancestors are expanded and rendered.
    flushSync(() => setExpanded([...new Set([...expanded, ...ancestors[article]])]));
    apiRef.current?.focusItem(event, article);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 320 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {articles.map((article) => (
          <Button key={article} variant="outlined" onClick={(event) => goTo(event, article)}>
            {article}
          </Button>
        ))}
      </Stack>
      <SimpleTreeView
        aria-label="Help"
        apiRef={apiRef}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      >
        <TreeItem itemId="Account" label="Account">
          <TreeItem itemId="Sign in" label="Sign in">
            <TreeItem itemId="Reset the password" label="Reset the password" />
          </TreeItem>
          <TreeItem itemId="Change the address" label="Change the address" />
        </TreeItem>
        <TreeItem itemId="Billing" label="Billing">
          <TreeItem itemId="Download an invoice" label="Download an invoice" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
