import { useCallback, useRef, useState } from 'react';
import { RichTreeView } from '@mui/x-tree-view';

interface Entry {
  id: string;
  label: string;
  isFolder?: boolean;
  isHint?: boolean;
}

const folders: Entry[] = [
  { id: 'contracts', label: 'Contracts', isFolder: true },
  { id: 'photos', label: 'Photos', isFolder: true },
  { id: 'readme', label: 'Read me.txt' },
];

const database: Record<string, Entry[]> = {
  contracts: [
    { id: 'lease', label: 'Lease.pdf' },
    { id: 'suppliers', label: 'Suppliers', isFolder: true },
  ],
  suppliers: [{ id: 'ito', label: 'Itō Ceramics.pdf' }],
};

// Replace this with a request to your server.
const fetchEntries = (folderId: string) =>
  new Promise<Entry[]>((resolve) => {
    setTimeout(() => resolve(database[folderId] ?? []), 700);
  });

const isHint = (entry: Entry) => Boolean(entry.isHint);

export default function DriveFolders() {
  const [loaded, setLoaded] = useState<Record<string, Entry[]>>({});
  const requested = useRef(new Set<string>());

  const getChildren = useCallback(
    ({ id, isFolder }: Entry) => {
      const children = loaded[id];
      if (!isFolder || children?.length) {
        return children;
      }
      return [{ id: `${id}/hint`, label: children ? 'Empty' : 'Loading…', isHint: true }];
    },
    [loaded],
  );

  const load = async (folderId: string) => {
    if (requested.current.has(folderId)) {
      return;
    }
    requested.current.add(folderId);
    const entries = await fetchEntries(folderId);
    setLoaded((previous) => ({ ...previous, [folderId]: entries }));
  };

  return (
    <RichTreeView
      aria-label="Drive"
      items={folders}
      getItemChildren={getChildren}
      isItemDisabled={isHint}
      onItemExpansionToggle={(_event, itemId, isExpanded) => {
        if (isExpanded) {
          void load(itemId);
        }
      }}
      sx={{ width: '100%', maxWidth: 420, minHeight: 224 }}
    />
  );
}
