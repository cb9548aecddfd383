import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const prices: Record<string, string> = {
  'stalls-front': 'Stalls, rows 1 to 5: €48',
  'stalls-rear': 'Stalls, rows 6 to 14: €36',
  'balcony-center': 'Balcony, center: €29',
  'balcony-side': 'Balcony, side: €18',
};

export default function ChooseASeat() {
  const [seat, setSeat] = useState<string | null>('stalls-rear');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <SimpleTreeView
        aria-label="Seats"
        defaultExpandedItems={['stalls', 'balcony']}
        defaultSelectedItems={seat}
        onSelectedItemsChange={(_event, itemId) => setSeat(itemId)}
        sx={{ minHeight: 192 }}
      >
        <TreeItem itemId="stalls" label="Stalls">
          <TreeItem itemId="stalls-front" label="Rows 1 to 5" />
          <TreeItem itemId="stalls-rear" label="Rows 6 to 14" />
        </TreeItem>
        <TreeItem itemId="balcony" label="Balcony">
          <TreeItem itemId="balcony-center" label="Center" />
          <TreeItem itemId="balcony-side" label="Side" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status" variant="body2" component="p" sx={{ mt: 2 }}>
        {(seat !== null && prices[seat]) || 'Choose a seat.'}
      </Typography>
    </Box>
  );
}
