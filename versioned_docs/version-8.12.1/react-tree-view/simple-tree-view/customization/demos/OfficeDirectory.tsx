import { styled } from '@mui/material/styles';
import { SimpleTreeView, TreeItem, treeItemClasses } from '@mui/x-tree-view';

const Section = styled(TreeItem)(({ theme }) => ({
  [`& > .${treeItemClasses.content}`]: {
    borderRadius: 0,
    borderBlockEnd: '1px solid',
    borderColor: (theme.vars ?? theme).palette.divider,
    [`& .${treeItemClasses.label}`]: { ...theme.typography.overline, fontWeight: 700 },
  },
}));

export default function OfficeDirectory() {
  return (
    <SimpleTreeView
      aria-label="Offices"
      defaultExpandedItems={['europe', 'asia']}
      sx={{ width: '100%', maxWidth: 360, minHeight: 240 }}
    >
      <Section itemId="europe" label="Europe">
        <TreeItem itemId="lisbon" label="Lisbon" />
        <TreeItem itemId="tampere" label="Tampere">
          <TreeItem itemId="lab" label="Test laboratory" />
        </TreeItem>
      </Section>
      <Section itemId="asia" label="Asia">
        <TreeItem itemId="osaka" label="Osaka" />
      </Section>
    </SimpleTreeView>
  );
}
