import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  RichTreeView,
  TreeItem,
  type TreeItemProps,
  type TreeViewBaseItem,
  useTreeItemModel,
} from '@mui/x-tree-view';

type Person = { id: string; label: string; job: string };

const staff: TreeViewBaseItem<Person>[] = [
  {
    id: 'okonkwo',
    label: 'Adaeze Okonkwo',
    job: 'Head of Operations',
    children: [
      { id: 'lindqvist', label: 'Erik Lindqvist', job: 'Warehouse manager' },
      { id: 'haddad', label: 'Rania Haddad', job: 'Route planner' },
    ],
  },
  { id: 'tanaka', label: 'Yuki Tanaka', job: 'Head of Finance' },
];

function PersonItem(props: TreeItemProps) {
  const person = useTreeItemModel<Person>(props.itemId);

  return (
    <TreeItem
      {...props}
      label={
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, py: 0.5 }}>
          <Avatar
            aria-hidden
            sx={{
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              width: 32,
              height: 32,
              typography: 'body2',
            }}
          >
            {person?.label.at(0)}
          </Avatar>
          <div>
            {props.label}
            <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
              {person?.job}
            </Typography>
          </div>
        </Stack>
      }
    />
  );
}

export default function StaffDirectory() {
  return (
    <RichTreeView
      aria-label="Staff"
      items={staff}
      defaultExpandedItems={['okonkwo']}
      slots={{ item: PersonItem }}
      sx={{ width: '100%', maxWidth: 420, minHeight: 232 }}
    />
  );
}
