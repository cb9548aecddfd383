import { RichTreeView } from '@mui/x-tree-view';

import { berths } from '../berths';

export default function HarborBerths() {
  return (
    <RichTreeView
      aria-label="Berths"
      items={berths}
      defaultExpandedItems={['north']}
      defaultSelectedItems="n2"
      sx={{
        width: '100%',
        maxWidth: 360,
        '& .MuiTreeItem-content': {
          borderRadius: 0,
          borderInlineStart: '3px solid transparent',
          '&[data-selected], &[data-selected]:hover, &[data-selected][data-focused]': {
            bgcolor: 'action.selected',
            borderColor: 'secondary.main',
          },
          '&[data-selected] .MuiTreeItem-label': { fontWeight: 600 },
        },
        '& .MuiTreeItem-label': { typography: 'body2' },
      }}
    />
  );
}
