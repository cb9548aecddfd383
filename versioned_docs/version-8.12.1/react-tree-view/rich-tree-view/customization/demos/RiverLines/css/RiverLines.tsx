import { RichTreeView } from '@mui/x-tree-view';

import { rivers } from '../rivers';
import './RiverLines.css';

export default function RiverLines() {
  return (
    <RichTreeView
      aria-label="Tributaries of the Danube"
      className="rivers"
      items={rivers}
      defaultExpandedItems={['danube', 'inn', 'tisza']}
      itemChildrenIndentation={0}
    />
  );
}
