import { SimpleTreeView } from '@mui/x-tree-view';

import { floors } from '../Floors';

export default function LibraryFloors() {
  return (
    <SimpleTreeView
      aria-label="Library"
      defaultExpandedItems={['ground']}
      defaultSelectedItems="newspapers"
      sx={{
        width: '100%',
        maxWidth: 360,
        minHeight: 120,
        '& .MuiTreeItem-content': {
          py: 0.25,
          borderRadius: 999,
          '&[data-selected], &[data-selected]:hover, &[data-selected][data-focused]': {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          },
          '&[data-focused]': {
            outline: '2px solid',
            outlineColor: 'text.primary',
            outlineOffset: -2,
          },
        },
        '& .MuiTreeItem-label': { typography: 'body2' },
      }}
    >
      {floors}
    </SimpleTreeView>
  );
}
