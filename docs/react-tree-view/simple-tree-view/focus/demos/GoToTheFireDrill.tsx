import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { flushSync } from 'react-dom';
import { SimpleTreeView, TreeItem, useSimpleTreeViewApiRef } from '@mui/x-tree-view';

export default function GoToTheFireDrill() {
  const apiRef = useSimpleTreeViewApiRef();

  const goToFireDrill = () => {
    flushSync(() => {
      apiRef.current?.setItemExpansion({ itemId: 'safety', shouldBeExpanded: true });
    });
    apiRef.current?.focusItem(null, 'fire-drill');
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 220 }}>
      <Button variant="outlined" onClick={goToFireDrill} sx={{ mb: 2 }}>
        Go to the fire drill
      </Button>
      <SimpleTreeView aria-label="Staff handbook" apiRef={apiRef}>
        <TreeItem itemId="welcome" label="Welcome" />
        <TreeItem itemId="safety" label="Safety">
          <TreeItem itemId="first-aid" label="First aid" />
          <TreeItem itemId="fire-drill" label="Fire drill" />
        </TreeItem>
        <TreeItem itemId="leave" label="Leave and holidays" />
      </SimpleTreeView>
    </Box>
  );
}
