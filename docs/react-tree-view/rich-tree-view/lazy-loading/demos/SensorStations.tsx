import { useCallback, useRef, useState, type SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView, useRichTreeViewApiRef } from '@mui/x-tree-view';

interface Item {
  id: string;
  label: string;
  isStation?: boolean;
  isHint?: boolean;
}

const stations: Item[] = [
  { id: 'harbor', label: 'Harbor station', isStation: true },
  { id: 'ridge', label: 'Ridge station', isStation: true },
];

// The first request for the harbor fails.
const fetchSensors = (station: string, attempt: number) =>
  new Promise<Item[]>((resolve, reject) => {
    setTimeout(() => {
      if (station === 'harbor' && attempt === 1) {
        reject(new Error('No connection'));
      } else {
        resolve(['Wind', 'Water level'].map((label) => ({ id: `${station}/${label}`, label })));
      }
    }, 500);
  });

const isHint = (item: Item) => Boolean(item.isHint);
const retry = '/retry';

export default function SensorStations() {
  const apiRef = useRichTreeViewApiRef();
  const [results, setResults] = useState<Record<string, Item[] | 'loading' | 'error'>>({});
  const [selected, setSelected] = useState<string | null>(null);
  const [message, setMessage] = useState('Expand a station.');
  const attempts = useRef<Record<string, number>>({});

  const getChildren = useCallback(
    ({ id, isStation }: Item): Item[] | undefined => {
      if (!isStation) {
        return undefined;
      }
      const result = results[id];
      if (Array.isArray(result)) {
        return result;
      }
      return result === 'error'
        ? [{ id: `${id}${retry}`, label: 'Loading failed. Try again' }]
        : [{ id: `${id}/hint`, label: 'Loading…', isHint: true }];
    },
    [results],
  );

  const load = async (id: string) => {
    const attempt = (attempts.current[id] ?? 0) + 1;
    attempts.current[id] = attempt;
    const finish = (result: Item[] | 'loading' | 'error', text: string) => {
      setResults((previous) => ({ ...previous, [id]: result }));
      setMessage(text);
    };
    finish('loading', 'Loading sensors…');
    try {
      const sensors = await fetchSensors(id, attempt);
      finish(sensors, `${sensors.length} sensors loaded.`);
    } catch {
      finish('error', 'Loading failed.');
    }
  };

  const select = (event: SyntheticEvent | null, itemId: string | null) => {
    if (itemId?.endsWith(retry)) {
      const station = itemId.slice(0, -retry.length);
      // This item is about to disappear, so move the focus first.
      apiRef.current?.focusItem(event, station);
      void load(station);
    } else {
      setSelected(itemId);
    }
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 216 }}>
      <RichTreeView
        aria-label="Stations"
        apiRef={apiRef}
        items={stations}
        getItemChildren={getChildren}
        isItemDisabled={isHint}
        selectedItems={selected}
        onSelectedItemsChange={select}
        onItemExpansionToggle={(_event, itemId, isExpanded) => {
          if (isExpanded && !results[itemId]) {
            void load(itemId);
          }
        }}
      />
      <Typography role="status" variant="body2" component="p" sx={{ mt: 2 }}>
        {message}
      </Typography>
    </Box>
  );
}
