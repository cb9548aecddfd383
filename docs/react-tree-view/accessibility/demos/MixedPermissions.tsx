import { RichTreeView } from '@mui/x-tree-view';

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
      sx={{ width: '100%', maxWidth: 420, minHeight: 170 }}
    />
  );
}
