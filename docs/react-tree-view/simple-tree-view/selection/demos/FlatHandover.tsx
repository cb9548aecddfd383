import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function FlatHandover() {
  return (
    <SimpleTreeView
      aria-label="Handover checklist"
      multiSelect
      checkboxSelection
      defaultExpandedItems={['kitchen', 'keys']}
      defaultSelectedItems={['oven', 'mailbox']}
      sx={{ width: '100%', maxWidth: 420, minHeight: 264 }}
    >
      <TreeItem itemId="kitchen" label="Kitchen">
        <TreeItem itemId="oven" label="Oven cleaned" />
        <TreeItem itemId="fridge" label="Refrigerator defrosted" />
      </TreeItem>
      <TreeItem itemId="keys" label="Keys returned">
        <TreeItem itemId="front-door" label="Front door" />
        <TreeItem itemId="mailbox" label="Mailbox" />
      </TreeItem>
    </SimpleTreeView>
  );
}
