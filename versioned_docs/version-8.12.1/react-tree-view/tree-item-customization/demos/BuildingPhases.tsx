import LinearProgress from '@mui/material/LinearProgress';
import {
  RichTreeView,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIcon,
  TreeItemIconContainer,
  TreeItemLabel,
  type TreeItemProps,
  TreeItemProvider,
  TreeItemRoot,
  type TreeViewBaseItem,
  useTreeItem,
  useTreeItemModel,
} from '@mui/x-tree-view';

type Phase = { id: string; label: string; done: number };

const phases: TreeViewBaseItem<Phase>[] = [
  {
    id: 'shell',
    label: 'Shell',
    done: 80,
    children: [
      { id: 'foundation', label: 'Foundation', done: 100 },
      { id: 'roof', label: 'Roof', done: 60 },
    ],
  },
  { id: 'interior', label: 'Interior', done: 10 },
];

function PhaseItem({ id, itemId, label, children }: TreeItemProps) {
  const item = useTreeItem({ id, itemId, label, children });
  const done = useTreeItemModel<Phase>(itemId)?.done ?? 0;

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemLabel {...item.getLabelProps()} />
          <LinearProgress
            aria-label="Done"
            variant="determinate"
            value={done}
            sx={{ width: 96, flexShrink: 0 }}
          />
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}

export default function BuildingPhases() {
  return (
    <RichTreeView
      aria-label="Phases"
      items={phases}
      defaultExpandedItems={['shell']}
      slots={{ item: PhaseItem }}
      sx={{ width: '100%', maxWidth: 420, minHeight: 128 }}
    />
  );
}
