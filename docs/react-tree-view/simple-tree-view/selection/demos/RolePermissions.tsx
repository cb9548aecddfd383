import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem, useSimpleTreeViewApiRef } from '@mui/x-tree-view';

const areas: Record<string, string[]> = {
  Invoices: ['View invoices', 'Edit invoices', 'Send invoices'],
  Customers: ['View customers', 'Edit customers'],
  Reports: ['View reports', 'Export reports'],
};

export default function RolePermissions() {
  const apiRef = useSimpleTreeViewApiRef();
  const [granted, setGranted] = useState(['View invoices', 'View customers', 'Edit customers']);

  const countOf = (permissions: string[]) =>
    permissions.filter((permission) => granted.includes(permission)).length;
  const fullAreas = Object.keys(areas).filter(
    (area) => countOf(areas[area] ?? []) === areas[area]?.length,
  );

  const toggle = (itemId: string, isSelected: boolean) => {
    // Ctrl + A deselects items that aren't on the page. Keep those permissions.
    if (!apiRef.current?.getItemDOMElement(itemId)) {
      return;
    }
    const changed = areas[itemId] ?? [itemId];
    setGranted((previous) => {
      const others = previous.filter((permission) => !changed.includes(permission));
      return isSelected ? [...others, ...changed] : others;
    });
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 424 }}>
      <SimpleTreeView
        aria-label="Permissions of accountants"
        apiRef={apiRef}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['Customers']}
        selectedItems={[...granted, ...fullAreas]}
        onItemSelectionToggle={(_event, itemId, isSelected) => toggle(itemId, isSelected)}
      >
        {Object.entries(areas).map(([area, permissions]) => {
          const count = countOf(permissions);
          const checkbox = {
            visible: true,
            indeterminate: count > 0 && count < permissions.length,
          };
          return (
            <TreeItem
              key={area}
              itemId={area}
              label={`${area} (${count} of ${permissions.length})`}
              slotProps={{ checkbox }}
            >
              {permissions.map((permission) => (
                <TreeItem key={permission} itemId={permission} label={permission} />
              ))}
            </TreeItem>
          );
        })}
      </SimpleTreeView>
      <Typography role="status" variant="body2" component="p" sx={{ mt: 2 }}>
        Granted: {granted.join(', ') || 'nothing'}
      </Typography>
    </Box>
  );
}
