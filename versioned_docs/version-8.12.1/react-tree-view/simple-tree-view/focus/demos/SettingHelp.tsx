import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const help: Record<string, string> = {
  display: 'How the application looks on this screen.',
  brightness: 'Follows the light in the room, or stays fixed.',
  scale: 'The size of text and icons, from 100% to 200%.',
  sound: 'Volume of messages and calls.',
};

export default function SettingHelp() {
  const [focusedId, setFocusedId] = useState('');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <SimpleTreeView
        aria-label="Settings"
        defaultExpandedItems={['display']}
        onItemFocus={(_event, itemId) => setFocusedId(itemId)}
        sx={{ minHeight: 132 }}
      >
        <TreeItem itemId="display" label="Display">
          <TreeItem itemId="brightness" label="Brightness" />
          <TreeItem itemId="scale" label="Scale" />
        </TreeItem>
        <TreeItem itemId="sound" label="Sound" />
      </SimpleTreeView>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {help[focusedId] ?? 'Move through the settings.'}
      </Typography>
    </Box>
  );
}
