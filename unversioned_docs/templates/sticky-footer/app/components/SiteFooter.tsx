import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import type { ServerMode, StatusServer } from '../data/server';

/** The footer, with the menu of the simulated server. */
export default function SiteFooter({ server }: { server: StatusServer }) {
  const id = useId();
  return (
    <Box
      component="footer"
      sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 3,
          rowGap: 1,
          maxWidth: 760,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          py: 2,
        }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Tidewire delivers webhooks. All times are in UTC.
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography
            component="label"
            htmlFor={id}
            variant="body2"
            sx={{ color: 'text.secondary' }}
          >
            Simulated server
          </Typography>
          <NativeSelect
            id={id}
            defaultValue="normal"
            input={<InputBase sx={{ typography: 'body2' }} />}
            onChange={({ target }) => server.setMode(target.value as ServerMode)}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, paddingInlineStart: 1 }}
          >
            <option value="normal">Normal</option>
            <option value="slow">Slow</option>
            <option value="failing">Failing</option>
          </NativeSelect>
        </Box>
      </Box>
    </Box>
  );
}
