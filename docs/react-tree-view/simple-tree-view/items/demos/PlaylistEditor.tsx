import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { SimpleTreeView, TreeItem, useSimpleTreeViewApiRef } from '@mui/x-tree-view';

const songs = ['Sodade', 'Gracias a la vida', 'Bésame mucho', 'Mas que nada'];

// The tree handles keys and clicks in its items, so stop the events of the button.
const stop = (event: KeyboardEvent | MouseEvent) => event.stopPropagation();

export default function PlaylistEditor() {
  const apiRef = useSimpleTreeViewApiRef();
  const [playlist, setPlaylist] = useState(songs);

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 264 }}>
      <Button onClick={() => setPlaylist(songs)} disabled={playlist.length === songs.length}>
        Restore
      </Button>
      <SimpleTreeView aria-label="Playlists" apiRef={apiRef} defaultExpandedItems={['dinner']}>
        <TreeItem itemId="dinner" label={`Dinner (${playlist.length} songs)`}>
          {playlist.map((song) => (
            <TreeItem
              key={song}
              itemId={song}
              label={
                <Box sx={{ display: 'flex', alignItems: 'center' }}>
                  <Box component="span" sx={{ flexGrow: 1 }}>
                    {song}
                  </Box>
                  <IconButton
                    size="small"
                    aria-label={`Remove ${song}`}
                    onKeyDown={stop}
                    onClick={(event) => {
                      stop(event);
                      // The button is about to disappear, so move the focus first.
                      apiRef.current?.focusItem(event, 'dinner');
                      setPlaylist((list) => list.filter((other) => other !== song));
                    }}
                  >
                    <DeleteIcon fontSize="small" />
                  </IconButton>
                </Box>
              }
            />
          ))}
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
