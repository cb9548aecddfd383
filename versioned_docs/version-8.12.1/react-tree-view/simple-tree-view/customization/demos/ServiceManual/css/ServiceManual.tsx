import { SimpleTreeView } from '@mui/x-tree-view';

import { chapters } from '../chapters';
import './ServiceManual.css';

export default function ServiceManual() {
  return (
    <SimpleTreeView
      aria-label="Service manual"
      className="manual"
      defaultExpandedItems={['brakes', 'front', 'lights']}
      itemChildrenIndentation={0}
    >
      {chapters}
    </SimpleTreeView>
  );
}
