import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';

import { REQUIREMENTS } from '../data/password';

export interface RequirementsProps {
  id: string;
  password: string;
  email: string;
}

/** What the password needs. Met requirements have another icon, and say so to screen readers. */
export default function Requirements({ id, password, email }: RequirementsProps) {
  return (
    <Box
      id={id}
      component="ul"
      aria-label="Password requirements"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 0.75,
        m: 0,
        mt: 1,
        p: 0,
        listStyle: 'none',
        fontSize: '0.875rem',
      }}
    >
      {REQUIREMENTS.map(({ id: requirement, text, isMet }) => {
        const met = isMet(password, email);
        const Icon = met ? CheckCircle : RadioButtonUnchecked;
        return (
          <Box
            component="li"
            key={requirement}
            sx={{ display: 'flex', gap: 1, color: met ? 'text.primary' : 'text.secondary' }}
          >
            <Icon
              color={met ? 'success' : 'inherit'}
              titleAccess={met ? 'Met:' : 'Not met:'}
              sx={{ fontSize: 18, mt: '1px' }}
            />
            {text}
          </Box>
        );
      })}
    </Box>
  );
}
