import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import DriftArt from '../art/DriftArt';
import { NIGHT } from '../data/content';
import { colors, figures, reading, smallTitle } from '../styles';

import Section from './Section';

const temperature = new Intl.NumberFormat('en-US');

/** What the product does, as the log of one firing. */
export default function Night() {
  return (
    <Section
      id="night"
      title="A good night has one message in it."
      intro="This is the log of a glaze firing to cone 6 in a 7 cubic foot kiln. Nothing went wrong, so nothing rang."
    >
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {NIGHT.map((entry) => (
          <Box
            component="li"
            key={entry.time}
            sx={(theme) => ({
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '8.5rem minmax(0, 1fr)' },
              columnGap: 3,
              rowGap: 1,
              paddingBlock: 3,
              borderTop: `1px solid ${colors(theme).divider}`,
            })}
          >
            <Typography
              component="p"
              sx={{
                ...figures,
                color: 'text.secondary',
                lineHeight: 1.5,
                display: { xs: 'flex', sm: 'block' },
                gap: 1.5,
              }}
            >
              <Box
                component="span"
                sx={{ display: 'block', color: 'text.primary', fontWeight: 600 }}
              >
                <bdi>{entry.time}</bdi>
              </Box>
              <bdi>{temperature.format(entry.temperature)} °F</bdi>
            </Typography>
            <div>
              <Typography variant="h3" sx={smallTitle}>
                {entry.title}
              </Typography>
              <Typography sx={{ ...reading, color: 'text.secondary', mt: 1 }}>
                {entry.text}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
      <Box
        sx={(theme) => ({
          mt: 5,
          p: { xs: 2.5, sm: 4 },
          bgcolor: 'background.paper',
          borderInlineStart: `6px solid ${colors(theme).error.main}`,
          display: 'grid',
          gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
          gap: 4,
          alignItems: 'center',
        })}
      >
        <div>
          <Typography variant="h3" sx={smallTitle}>
            And the other kind of night
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 1.5, lineHeight: 1.6 }}>
            An element breaks at two in the morning. The kiln still climbs, but too slowly. Spyhole
            waits until it is 60 °F behind the schedule, so that a draft doesn’t wake you. Then your
            phone rings until you answer.
          </Typography>
        </div>
        <DriftArt />
      </Box>
    </Section>
  );
}
