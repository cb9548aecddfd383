import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RichTreeView, useRichTreeViewApiRef } from '@mui/x-tree-view';

interface Photo {
  id: string;
  label: string;
  count?: number;
  isHint?: boolean;
}

const albums: Photo[] = [
  { id: 'harvest', label: 'Harvest', count: 10 },
  { id: 'regatta', label: 'Regatta', count: 3 },
];
const pageSize = 4;
const more = '/more';

function photosFrom(albumId: string, start: number): Photo[] {
  const count = albums.find((album) => album.id === albumId)?.count ?? 0;
  return Array.from({ length: Math.min(pageSize, count - start) }, (_photo, index) => {
    const number = start + index + 1;
    return { id: `${albumId}/${number}`, label: `Photo ${number}` };
  });
}

// Replace this with a request to your server.
const fetchPhotos = (albumId: string, start: number) =>
  new Promise<Photo[]>((resolve) => {
    setTimeout(() => resolve(photosFrom(albumId, start)), 400);
  });

const isHint = (photo: Photo) => Boolean(photo.isHint);

export default function PhotoArchive() {
  const apiRef = useRichTreeViewApiRef();
  const [loaded, setLoaded] = useState<Record<string, Photo[]>>({
    harvest: photosFrom('harvest', 0),
  });
  const loading = useRef(new Set<string>());

  const getChildren = useCallback(
    ({ id, count }: Photo): Photo[] | undefined => {
      if (count === undefined) {
        return undefined;
      }
      const photos = loaded[id];
      if (!photos) {
        return [{ id: `${id}/hint`, label: 'Loading…', isHint: true }];
      }
      const rest = count - photos.length;
      return rest > 0 ? [...photos, { id: id + more, label: `Show more (${rest} left)` }] : photos;
    },
    [loaded],
  );

  const load = async (albumId: string) => {
    if (loading.current.has(albumId)) {
      return;
    }
    loading.current.add(albumId);
    const photos = loaded[albumId] ?? [];
    const page = await fetchPhotos(albumId, photos.length);
    loading.current.delete(albumId);
    const button = apiRef.current?.getItemDOMElement(albumId + more);
    const isFocused = button !== null && button === document.activeElement;
    // Render the new photos immediately, so that the first one can get the focus.
    flushSync(() => setLoaded((previous) => ({ ...previous, [albumId]: [...photos, ...page] })));
    if (isFocused && page[0]) {
      apiRef.current?.focusItem(null, page[0].id);
    }
  };

  return (
    <RichTreeView
      aria-label="Albums"
      apiRef={apiRef}
      items={albums}
      getItemChildren={getChildren}
      isItemDisabled={isHint}
      defaultExpandedItems={['harvest']}
      selectedItems={null}
      onSelectedItemsChange={(_event, itemId) => {
        if (itemId?.endsWith(more)) {
          void load(itemId.slice(0, -more.length));
        }
      }}
      onItemExpansionToggle={(_event, itemId, isExpanded) => {
        if (isExpanded && !loaded[itemId]) {
          void load(itemId);
        }
      }}
      sx={{ width: '100%', maxWidth: 420, minHeight: 392 }}
    />
  );
}
