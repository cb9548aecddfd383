import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import InstallArt from '../art/InstallArt';
import { HEADER_HEIGHT, page, reading, sectionTitle, smallTitle } from '../styles';

const STEPS = [
  {
    title: 'Unplug, and clip',
    text: 'Two clips go on the two screws where the thermocouple meets the controller. Nothing is cut or moved.',
  },
  {
    title: 'Tell it about the kiln',
    text: 'Its size, its elements, and the schedules you use. The app knows 140 controllers and their programs.',
  },
  {
    title: 'Fire once, awake',
    text: 'Spyhole learns how fast your kiln can climb and how it cools. From the second firing on, it knows what is normal for yours.',
  },
];

/** How it works: one drawing and three steps. */
export default function Install() {
  return (
    <Box
      component="section"
      id="install"
      tabIndex={-1}
      aria-labelledby="install-title"
      sx={{ outline: 'none', scrollMarginTop: `${HEADER_HEIGHT}px` }}
    >
      <Box sx={{ ...page, paddingBlock: { xs: 8, md: 14 } }}>
        <Typography id="install-title" variant="h2" sx={{ ...sectionTitle, maxWidth: '17em' }}>
          Two clips, ten minutes, no electrician.
        </Typography>
        <Box sx={{ mt: { xs: 4, md: 7 } }}>
          <InstallArt />
        </Box>
        <Box
          component="ol"
          sx={{
            listStyle: 'none',
            padding: 0,
            margin: 0,
            mt: { xs: 4, md: 6 },
            display: 'grid',
            gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
            columnGap: 6,
            rowGap: 4,
          }}
        >
          {STEPS.map(({ title, text }, index) => (
            <Box
              component="li"
              key={title}
              sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2.5 }}
            >
              <Typography
                aria-hidden
                variant="h3"
                component="span"
                sx={{
                  fontSize: '3.5rem',
                  lineHeight: 0.8,
                  color: 'primary.main',
                  minWidth: '0.7em',
                }}
              >
                {index + 1}
              </Typography>
              <div>
                <Typography variant="h3" sx={{ ...smallTitle, fontSize: '1.25rem' }}>
                  {title}
                </Typography>
                <Typography
                  sx={{ ...reading, fontSize: '1.0625rem', color: 'text.secondary', mt: 0.75 }}
                >
                  {text}
                </Typography>
              </div>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
