import { type ReactNode } from 'react';
import ArchiveIcon from '@mui/icons-material/FolderZipOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem, type TreeItemProps } from '@mui/x-tree-view';

interface FileItemProps extends TreeItemProps {
  icon: ReactNode;
  size: string;
}

function FileItem({ icon, size, label, ...props }: FileItemProps) {
  const content = (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {icon}
      <Box component="span" sx={{ flexGrow: 1 }}>
        {label}
      </Box>
      <Box component="bdi" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {size}
      </Box>
    </Box>
  );

  return <TreeItem {...props} label={content} />;
}

const pdf = <PdfIcon fontSize="small" color="action" />;
const archive = <ArchiveIcon fontSize="small" color="action" />;

export default function ReleaseFiles() {
  return (
    <SimpleTreeView
      aria-label="Downloads"
      defaultExpandedItems={['manuals', 'drivers']}
      sx={{ width: '100%', maxWidth: 420, minHeight: 192 }}
    >
      <TreeItem itemId="manuals" label="Manuals">
        <FileItem itemId="setup" label="Setup guide" size="2.1 MB" icon={pdf} />
        <FileItem itemId="repair" label="Repair manual" size="8.4 MB" icon={pdf} />
      </TreeItem>
      <TreeItem itemId="drivers" label="Drivers">
        <FileItem itemId="windows" label="Windows" size="64 MB" icon={archive} />
        <FileItem itemId="linux" label="Linux" size="41 MB" icon={archive} />
      </TreeItem>
    </SimpleTreeView>
  );
}
