import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const slots = {
  expandIcon: FolderOutlined,
  collapseIcon: FolderOpenOutlined,
  endIcon: DescriptionOutlined,
};

export default function ProjectFolders() {
  return (
    <SimpleTreeView
      aria-label="Project files"
      defaultExpandedItems={['tender']}
      slots={slots}
      sx={{ width: '100%', maxWidth: 360, minHeight: 192 }}
    >
      <TreeItem itemId="tender" label="Tender">
        <TreeItem itemId="letter" label="Cover letter" />
        <TreeItem itemId="prices" label="Price list" />
      </TreeItem>
      <TreeItem itemId="drawings" label="Drawings">
        <TreeItem itemId="facade" label="Facade" />
      </TreeItem>
      <TreeItem itemId="readme" label="Read me first" />
    </SimpleTreeView>
  );
}
