import { SimpleTreeView } from '@mui/x-tree-view';

import { floors } from '../Floors';
import './LibraryFloors.css';

export default function LibraryFloors() {
  return (
    <SimpleTreeView
      aria-label="Library"
      className="library"
      defaultExpandedItems={['ground']}
      defaultSelectedItems="newspapers"
    >
      {floors}
    </SimpleTreeView>
  );
}
