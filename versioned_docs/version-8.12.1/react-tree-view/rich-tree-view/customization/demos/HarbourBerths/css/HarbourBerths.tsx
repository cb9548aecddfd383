import { RichTreeView } from '@mui/x-tree-view';

import { berths } from '../berths';
import './HarbourBerths.css';

export default function HarbourBerths() {
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
