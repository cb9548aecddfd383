import { RichTreeView } from '@mui/x-tree-view';

import { recipes } from '../recipes';

const chapters = new Set(recipes.map((chapter) => chapter.id));
const chapterClasses = {
  content:
    'rounded-none border-b border-slate-200 text-slate-600 dark:border-slate-700 dark:text-slate-400',
  label: 'text-xs/normal font-bold tracking-[0.08em] uppercase',
};

export default function CookbookChapters() {
  return (
    <RichTreeView
      aria-label="Recipes"
      items={recipes}
      defaultExpandedItems={['broths', 'breads']}
      slotProps={{
        item: ({ itemId }) => (chapters.has(itemId) ? { classes: chapterClasses } : {}),
      }}
      className="w-full max-w-90"
    />
  );
}
