import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';

import { LIMITS } from '../data/server';
import { MOUNTINGS } from '../data/sites';
import { PRESETS } from '../logic/dates';
import type { Filters } from '../logic/filters';

const DateRangeFields = lazy(() => import('./DateRangeFields'));

export interface FilterBarProps {
  filters: Filters;
  onChange: (changes: Partial<Filters>, options?: { replace?: boolean }) => void;
  /** Without it, only the period can be changed. */
  withMounting?: boolean;
}

interface ChoiceProps {
  label: string;
  options: readonly { id: string; label: string; selected: boolean; onSelect: () => void }[];
}

/** Buttons of which one is pressed. */
function Choice({ label, options }: ChoiceProps) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {options.map(({ id, label: text, selected, onSelect }) => (
        <Button
          key={id}
          size="small"
          color={selected ? 'primary' : 'inherit'}
          variant={selected ? 'contained' : 'text'}
          disableElevation
          aria-pressed={selected}
          onClick={onSelect}
          sx={{ minWidth: 0, px: 1.25, textTransform: 'none' }}
        >
          <bdi>{text}</bdi>
        </Button>
      ))}
    </Box>
  );
}

/** The period and the mounting. */
export default function FilterBar({ filters, onChange, withMounting = false }: FilterBarProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1.5, alignItems: 'start' }}>
      <Box sx={{ width: { xs: '100%', sm: 340 }, minHeight: 40 }}>
        <Suspense fallback={<Box sx={{ height: 40, borderRadius: 1, bgcolor: 'action.hover' }} />}>
          <DateRangeFields
            range={filters}
            limits={LIMITS}
            onChange={(range) => {
              onChange(range, { replace: true });
            }}
          />
        </Suspense>
      </Box>
      <Box sx={{ pt: { sm: 0.5 } }}>
        <Choice
          label="Period"
          options={PRESETS.map(({ id, label, range }) => {
            const { from, to } = range(LIMITS.to);
            return {
              id,
              label,
              selected: filters.from === from && filters.to === to,
              onSelect: () => {
                onChange({ from, to });
              },
            };
          })}
        />
      </Box>
      {withMounting && (
        <Box
          sx={{ pt: { sm: 0.5 }, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }} aria-hidden="true">
            Mounting
          </Typography>
          <Choice
            label="Mounting"
            options={[
              {
                id: 'any',
                label: 'Any',
                selected: filters.mounting === null,
                onSelect: () => {
                  onChange({ mounting: null });
                },
              },
              ...MOUNTINGS.map(({ id, name }) => ({
                id,
                label: name,
                selected: filters.mounting === id,
                onSelect: () => {
                  onChange({ mounting: id });
                },
              })),
            ]}
          />
        </Box>
      )}
    </Box>
  );
}
