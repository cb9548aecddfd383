import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { createContext, use, useState } from 'react';

import { FAMILIES, familyPath, type Family } from '../data/families';

const ALL = 'all';
const ITEMS: Family[] = [{ id: ALL, label: 'All instruments' }, ...FAMILIES];

const CountContext = createContext<ReadonlyMap<string, number>>(new Map());

function FamilyItem(props: TreeItemProps) {
  const count = use(CountContext).get(props.itemId) ?? 0;
  return (
    <TreeItem
      {...props}
      label={
        <Box component="span" sx={{ display: 'flex', gap: 1 }}>
          <Box component="span" sx={{ flex: 1 }}>
            {props.label}
          </Box>
          <Box
            component="span"
            sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
          >
            {count}
          </Box>
        </Box>
      }
    />
  );
}

export interface FamilyTreeProps {
  /** The selected family or instrument, or `null` for all. */
  family: string | null;
  /** Number of jobs that each family would show. */
  counts: ReadonlyMap<string, number>;
  total: number;
  onChange: (family: string | null) => void;
}

/** Families of instruments, down to the single instrument. */
export default function FamilyTree({ family, counts, total, onChange }: FamilyTreeProps) {
  const [expandedAtFirst] = useState(() =>
    family ? [...familyPath(family).slice(0, -1)] : ['strings'],
  );
  return (
    <CountContext value={new Map([...counts, [ALL, total]])}>
      <RichTreeView
        aria-label="Instruments"
        items={ITEMS}
        slots={{ item: FamilyItem }}
        expansionTrigger="iconContainer"
        defaultExpandedItems={expandedAtFirst}
        selectedItems={family ?? ALL}
        sx={{ '& .MuiTreeItem-label': { fontSize: '0.875rem' } }}
        onSelectedItemsChange={(_, id) => onChange(id === null || id === ALL ? null : id)}
      />
    </CountContext>
  );
}
