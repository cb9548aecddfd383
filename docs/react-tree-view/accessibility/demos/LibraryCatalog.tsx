import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';

interface Section {
  id: string;
  label: string;
  isClosed?: boolean;
  children?: Section[];
}

const sections: Section[] = [
  {
    id: 'fiction',
    label: 'Fiction',
    children: [
      { id: 'novels', label: 'Novels' },
      { id: 'plays', label: 'Plays' },
    ],
  },
  { id: 'maps', label: 'Maps (closed for renovation)', isClosed: true },
  { id: 'music', label: 'Music', children: [{ id: 'scores', label: 'Scores' }] },
];

const isClosed = (section: Section) => Boolean(section.isClosed);

export default function LibraryCatalog() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Typography id="library-sections" component="p" variant="subtitle1" sx={{ mb: 1 }}>
        Sections of the library
      </Typography>
      <RichTreeView
        aria-labelledby="library-sections"
        items={sections}
        defaultExpandedItems={['fiction']}
        isItemDisabled={isClosed}
        disabledItemsFocusable
        sx={{ minHeight: 192 }}
      />
    </Box>
  );
}
