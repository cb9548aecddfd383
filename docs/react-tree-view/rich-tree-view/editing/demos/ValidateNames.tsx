import type { FocusEvent, InputHTMLAttributes, KeyboardEvent } from 'react';
import TextField from '@mui/material/TextField';
import {
  RichTreeView,
  TreeItem,
  type TreeItemProps,
  type TreeViewCancellableEvent,
  useTreeItemUtils,
} from '@mui/x-tree-view';

const channels = [
  {
    id: 'sales',
    label: 'sales',
    children: [
      { id: 'sales-asia', label: 'sales-asia' },
      { id: 'sales-africa', label: 'sales-africa' },
    ],
  },
  { id: 'support', label: 'support' },
];

const findError = (name: string) => {
  if (name === '') {
    return 'Enter a name.';
  }
  return /^[a-z0-9-]+$/.test(name) ? '' : 'Use lowercase letters, digits and hyphens.';
};

function NameField(props: InputHTMLAttributes<HTMLInputElement>) {
  const { value, onChange, onKeyDown, onBlur } = props;
  const error = findError(String(value));

  return (
    <TextField
      autoFocus
      fullWidth
      variant="standard"
      value={value}
      error={error !== ''}
      helperText={error || ' '}
      sx={{ bgcolor: 'background.paper', borderRadius: 1, px: 1 }}
      slotProps={{
        htmlInput: {
          'data-element': 'labelInput',
          'aria-label': 'Channel name',
          onChange,
          onKeyDown,
          onBlur,
        },
      }}
    />
  );
}

function ChannelItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { interactions } = useTreeItemUtils({ itemId, children });

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement> & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented =
      event.key === 'Enter' && findError(event.currentTarget.value) !== '';
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement> & TreeViewCancellableEvent) => {
    if (findError(event.target.value) !== '') {
      event.defaultMuiPrevented = true;
      interactions.toggleItemEditing();
    }
  };

  return (
    <TreeItem
      {...props}
      slots={{ labelInput: NameField }}
      slotProps={{ labelInput: { onKeyDown: handleKeyDown, onBlur: handleBlur } }}
    />
  );
}

export default function ValidateNames() {
  return (
    <RichTreeView
      aria-label="Channels"
      items={channels}
      isItemEditable
      defaultExpandedItems={['sales']}
      slots={{ item: ChannelItem }}
      sx={{ width: '100%', maxWidth: 420, minHeight: 180 }}
    />
  );
}
