import { RichTreeView } from '@mui/x-tree-view';

import { recipes } from '../recipes';
import './CookbookChapters.css';

export default function CookbookChapters() {
  return (
    <RichTreeView
      aria-label="Recipes"
      className="cookbook"
      items={recipes}
      defaultExpandedItems={['broths', 'breads']}
    />
  );
}
