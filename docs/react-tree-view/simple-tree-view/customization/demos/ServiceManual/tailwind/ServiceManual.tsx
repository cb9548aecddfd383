import { SimpleTreeView } from '@mui/x-tree-view';

import { chapters } from '../chapters';

// The last line ends at half of a row, which is 32px high.
const vertical =
  '[&_li]:relative [&_li]:before:absolute [&_li]:before:inset-y-0 [&_li]:before:start-0 [&_li]:before:border-s [&_li]:before:border-slate-600 dark:[&_li]:before:border-slate-400 [&_li:last-child]:before:bottom-auto [&_li:last-child]:before:h-4';
const horizontal =
  '[&_.MuiTreeItem-content]:before:absolute [&_.MuiTreeItem-content]:before:start-0 [&_.MuiTreeItem-content]:before:top-4 [&_.MuiTreeItem-content]:before:w-2 [&_.MuiTreeItem-content]:before:border-t [&_.MuiTreeItem-content]:before:border-slate-600 dark:[&_.MuiTreeItem-content]:before:border-slate-400';

export default function ServiceManual() {
  return (
    <SimpleTreeView
      aria-label="Service manual"
      defaultExpandedItems={['brakes', 'front', 'lights']}
      itemChildrenIndentation={0}
      className="min-h-56 w-full max-w-90"
      // 15px: the padding of a row (8px), plus half of the arrow (8px), minus the line (1px).
      classes={{ itemGroupTransition: `ms-[15px] ${vertical} ${horizontal}` }}
    >
      {chapters}
    </SimpleTreeView>
  );
}
