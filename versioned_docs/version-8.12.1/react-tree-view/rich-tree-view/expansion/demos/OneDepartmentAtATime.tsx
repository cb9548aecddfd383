import { useState } from 'react';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const departments: TreeViewBaseItem[] = [
  {
    id: 'finance',
    label: 'Finance',
    children: [
      { id: 'oyelaran', label: 'Folake Oyelaran' },
      { id: 'lindqvist', label: 'Erik Lindqvist' },
    ],
  },
  {
    id: 'logistics',
    label: 'Logistics',
    children: [
      { id: 'haddad', label: 'Rania Haddad' },
      { id: 'kowalczyk', label: 'Piotr Kowalczyk' },
    ],
  },
  {
    id: 'research',
    label: 'Research',
    children: [{ id: 'ferreira', label: 'Inês Ferreira' }],
  },
];

export default function OneDepartmentAtATime() {
  const [department, setDepartment] = useState<string | null>('finance');

  return (
    <RichTreeView
      aria-label="Staff by department"
      items={departments}
      expandedItems={department === null ? [] : [department]}
      onItemExpansionToggle={(_event, itemId, isExpanded) =>
        setDepartment(isExpanded ? itemId : null)
      }
      sx={{ width: '100%', maxWidth: 420, minHeight: 192 }}
    />
  );
}
