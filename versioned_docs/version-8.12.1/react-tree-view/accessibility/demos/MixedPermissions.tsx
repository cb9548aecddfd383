import { RichTreeView, TreeItem, type TreeItemProps, useTreeItem } from '@mui/x-tree-view';

const permissions = [
  {
    id: 'invoices',
    label: 'Invoices',
    children: [
      { id: 'read', label: 'Read' },
      { id: 'approve', label: 'Approve' },
      { id: 'delete', label: 'Delete' },
    ],
  },
  { id: 'reports', label: 'Reports' },
];

const wholeBranches = { parents: true, descendants: true };

function PermissionItem(props: TreeItemProps) {
  const { itemId, label, children } = props;
  const { getCheckboxProps } = useTreeItem({ itemId, label, children });
  const { checked, indeterminate } = getCheckboxProps();

  return <TreeItem {...props} aria-checked={indeterminate ? 'mixed' : checked} />;
}

export default function MixedPermissions() {
  return (
    <RichTreeView
      aria-label="Permissions of the accountant"
      items={permissions}
      multiSelect
      checkboxSelection
      selectionPropagation={wholeBranches}
      defaultExpandedItems={['invoices']}
      defaultSelectedItems={['read']}
      slots={{ item: PermissionItem }}
      sx={{ width: '100%', maxWidth: 420, minHeight: 170 }}
    />
  );
}
