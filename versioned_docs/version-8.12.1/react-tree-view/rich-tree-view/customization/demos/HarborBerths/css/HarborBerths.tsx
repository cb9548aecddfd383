import { RichTreeView } from '@mui/x-tree-view';

import { berths } from '../berths';
import './HarborBerths.css';

export default function HarborBerths() {
  return (
    <RichTreeView
      aria-label="Berths"
      className="berths"
      items={berths}
      defaultExpandedItems={['north']}
      defaultSelectedItems="n2"
    />
  );
}
