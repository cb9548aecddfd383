import Stack from '@mui/material/Stack';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import { SimpleTreeView, TreeItem, type TreeItemProps } from '@mui/x-tree-view';

type FolderItemProps = TreeItemProps & { icon: typeof SvgIcon; unread?: number };

function FolderItem({ icon: Icon, unread = 0, label, ...props }: FolderItemProps) {
  return (
    <TreeItem
      {...props}
      label={
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
          <Icon fontSize="small" sx={{ color: 'text.secondary' }} />
          <span style={{ flexGrow: 1, fontWeight: unread > 0 ? 600 : 400 }}>{label}</span>
          {unread > 0 && <Typography variant="caption">{unread} new</Typography>}
        </Stack>
      }
    />
  );
}

export default function MailFolders() {
  return (
    <SimpleTreeView
      aria-label="Mail folders"
      defaultExpandedItems={['inbox']}
      sx={{ width: '100%', maxWidth: 360, minHeight: 128 }}
    >
      <FolderItem itemId="inbox" label="Inbox" icon={InboxOutlined} unread={12}>
        <FolderItem itemId="forums" label="Forums" icon={ForumOutlined} unread={3} />
        <FolderItem itemId="offers" label="Offers" icon={LocalOfferOutlined} />
      </FolderItem>
      <FolderItem itemId="sent" label="Sent" icon={SendOutlined} />
    </SimpleTreeView>
  );
}
