import { useRef } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

function PartItem({ itemId, name }: { itemId: string; name: string }) {
  const itemRef = useRef<HTMLLIElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);

  const field = (
    <TextField
      size="small"
      type="number"
      defaultValue={0}
      inputRef={inputRef}
      slotProps={{ htmlInput: { 'aria-label': `${name} in stock`, tabIndex: -1, min: 0 } }}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter' || event.key === 'Escape') {
          itemRef.current?.focus();
        }
      }}
      sx={{ width: 96 }}
    />
  );

  return (
    <TreeItem
      ref={itemRef}
      itemId={itemId}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          {name}
          {field}
        </Box>
      }
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.defaultMuiPrevented = true;
          inputRef.current?.focus();
        }
      }}
    />
  );
}

export default function CountTheStock() {
  return (
    <SimpleTreeView
      aria-label="Parts in the store room"
      defaultExpandedItems={['wheels']}
      sx={{ width: '100%', maxWidth: 420, minHeight: 220 }}
    >
      <TreeItem itemId="wheels" label="Wheels">
        <PartItem itemId="spokes" name="Spokes" />
        <PartItem itemId="rims" name="Rims" />
      </TreeItem>
      <PartItem itemId="chains" name="Chains" />
    </SimpleTreeView>
  );
}
