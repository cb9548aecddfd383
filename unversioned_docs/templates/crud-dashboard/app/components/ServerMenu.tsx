import DnsOutlined from '@mui/icons-material/DnsOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';

import { SERVER_MODES, type ServerMode } from '../data/server';
import { useDesk, useServerMode } from '../state/deskContext';
import MenuButton from './MenuButton';

const MODES: Record<ServerMode, { label: string; description: string }> = {
  normal: { label: 'Normal', description: 'Answers after 0.3 seconds' },
  slow: { label: 'Slow', description: 'Answers after 2.5 seconds' },
  failing: { label: 'Failing', description: 'Answers every request with an error' },
};

export interface ServerMenuProps {
  /** The job that somebody else can change, to see a conflict. */
  jobId: number | null;
}

/** Lets people see loading, error and conflict states. Remove it together with the in-memory server. */
export default function ServerMenu({ jobId }: ServerMenuProps) {
  const { server } = useDesk();
  const mode = useServerMode();
  return (
    <MenuButton
      color="inherit"
      size="small"
      aria-label={`Simulated server: ${MODES[mode].label}`}
      sx={{ minWidth: 40, minHeight: 36 }}
      label={
        <>
          <DnsOutlined
            fontSize="small"
            sx={{ color: mode === 'failing' ? 'error.main' : undefined }}
          />
          <Box
            component="span"
            sx={{ display: { xs: 'none', lg: 'inline' }, marginInlineStart: 1 }}
          >
            {MODES[mode].label}
          </Box>
        </>
      }
    >
      {(close) => [
        <Box
          key="title"
          component="li"
          role="presentation"
          sx={{ px: 2, py: 1, color: 'text.secondary', typography: 'body2' }}
        >
          Simulated server
        </Box>,
        ...SERVER_MODES.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === mode}
            selected={name === mode}
            onClick={() => {
              server.setMode(name);
              close();
            }}
          >
            <ListItemText primary={MODES[name].label} secondary={MODES[name].description} />
          </MenuItem>
        )),
        <Divider key="divider" component="li" role="separator" />,
        <MenuItem
          key="colleague"
          disabled={jobId === null}
          onClick={() => {
            if (jobId !== null) server.changeAsColleague(jobId);
            close();
          }}
        >
          <ListItemText
            primary={
              jobId === null ? 'A colleague changes a job' : `A colleague changes job ${jobId}`
            }
            secondary="Save the same job afterward to see a conflict"
          />
        </MenuItem>,
      ]}
    </MenuButton>
  );
}
