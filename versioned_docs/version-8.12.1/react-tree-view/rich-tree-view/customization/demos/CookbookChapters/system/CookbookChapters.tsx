import { RichTreeView } from '@mui/x-tree-view';

import { recipes } from '../recipes';

export default function CookbookChapters() {
  return (
    <RichTreeView
      aria-label="Recipes"
      items={recipes}
      defaultExpandedItems={['broths', 'breads']}
      sx={{
        width: '100%',
        maxWidth: 360,
        '& > .MuiTreeItem-root > .MuiTreeItem-content': {
          borderBottom: 1,
          borderColor: 'divider',
          borderRadius: 0,
          color: 'text.secondary',
          '& .MuiTreeItem-label': {
            fontSize: '0.75rem',
            fontWeight: 700,
            letterSpacing: '0.08em',
            textTransform: 'uppercase',
          },
        },
      }}
    />
  );
}
