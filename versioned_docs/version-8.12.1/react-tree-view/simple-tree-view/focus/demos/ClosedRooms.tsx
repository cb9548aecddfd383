import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function ClosedRooms() {
  const [focusable, setFocusable] = useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <FormControlLabel
        label="disabledItemsFocusable"
        control={<Switch checked={focusable} onChange={(_event, on) => setFocusable(on)} />}
        sx={{ mb: 1 }}
      />
      <SimpleTreeView
        // The tree reads disabledItemsFocusable only when it mounts.
        key={String(focusable)}
        aria-label="Rooms of the museum"
        disabledItemsFocusable={focusable}
      >
        <TreeItem itemId="ceramics" label="Ceramics" />
        <TreeItem itemId="textiles" label="Textiles (closed)" disabled />
        <TreeItem itemId="clocks" label="Clocks" />
      </SimpleTreeView>
    </Box>
  );
}
