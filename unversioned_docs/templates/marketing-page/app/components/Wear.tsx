import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import WearArt from '../art/WearArt';
import { page, reading, sectionTitle } from '../styles';

/** A feature that needs a picture and little text. */
export default function Wear() {
  return (
    <Box component="section" aria-labelledby="wear-title" sx={{ bgcolor: 'background.paper' }}>
      <Box
        sx={{
          ...page,
          paddingBlock: { xs: 8, md: 12 },
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          columnGap: 10,
          rowGap: 4,
          alignItems: 'end',
        }}
      >
        <WearArt />
        <Box sx={{ order: { xs: -1, md: 0 } }}>
          <Typography
            id="wear-title"
            variant="h2"
            sx={{ ...sectionTitle, fontSize: 'clamp(1.75rem, 1.2rem + 1.6vw, 2.5rem)' }}
          >
            Elements don’t die suddenly. They get slow first.
          </Typography>
          <Typography sx={{ ...reading, color: 'text.secondary', mt: 2.5 }}>
            Each bar is the last 200 °F of the same glaze firing. When it takes more than two hours,
            order elements. Spyhole draws this chart for every kiln, and you need to do nothing for
            it.
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
