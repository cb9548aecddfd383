import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function ServiceDesk() {
  const [isHoliday, setIsHoliday] = useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <FormControlLabel
        sx={{ mb: 1 }}
        label="Public holiday"
        control={<Switch checked={isHoliday} onChange={(_event, on) => setIsHoliday(on)} />}
      />
      <SimpleTreeView
        aria-label="City services"
        defaultExpandedItems={['documents', 'waste']}
        sx={{ minHeight: 192 }}
      >
        <TreeItem itemId="documents" label="Documents" disabled={isHoliday}>
          <TreeItem itemId="passport" label="Passport" />
          <TreeItem itemId="residence" label="Proof of residence" />
        </TreeItem>
        <TreeItem itemId="waste" label="Waste">
          <TreeItem itemId="bulky" label="Bulky items" disabled={isHoliday} />
          <TreeItem itemId="glass" label="Glass containers" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
