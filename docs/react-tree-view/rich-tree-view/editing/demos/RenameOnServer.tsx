import { useMemo, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';

// Simulates your request. It fails for names with a slash.
const saveName = (name: string) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(name.includes('/') ? () => reject(new Error('no slash, please')) : resolve, 300);
  });

const saved = [
  { id: 'lease', label: 'Lease.pdf' },
  { id: 'insurance', label: 'Insurance.pdf' },
];

const isFile = (item: { id: string }) => item.id !== 'contracts';

export default function RenameOnServer() {
  const [files, setFiles] = useState(saved);
  const savedNames = useRef(new Map(saved.map(({ id, label }) => [id, label])));
  const [message, setMessage] = useState('Rename a file.');
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const items = useMemo(() => [{ id: 'contracts', label: 'Contracts', children: files }], [files]);

  const replace = (id: string, from: string, to: string) =>
    setFiles((current) =>
      current.map((file) =>
        file.id === id && file.label === from ? { ...file, label: to } : file,
      ),
    );

  const rename = async (id: string, from: string, to: string) => {
    replace(id, from, to);
    setUndo(null);
    setMessage(`Saving ${to}…`);
    try {
      await saveName(to);
      savedNames.current.set(id, to);
      setMessage(`Saved ${to}.`);
      setUndo(() => () => rename(id, to, from));
    } catch (error) {
      replace(id, to, savedNames.current.get(id) ?? from);
      setMessage(`${to} was not saved: ${(error as Error).message}.`);
    }
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <RichTreeView
        aria-label="Contracts"
        items={items}
        isItemEditable={isFile}
        defaultExpandedItems={['contracts']}
        onItemLabelChange={(itemId, label) => {
          const file = files.find(({ id }) => id === itemId);
          if (file) {
            void rename(itemId, file.label, label);
          }
        }}
        sx={{ minHeight: 100 }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 56, mt: 1 }}>
        <Typography role="status" variant="body2" sx={{ flexGrow: 1 }}>
          {message}
        </Typography>
        {undo && <Button onClick={undo}>Undo</Button>}
      </Box>
    </Box>
  );
}
