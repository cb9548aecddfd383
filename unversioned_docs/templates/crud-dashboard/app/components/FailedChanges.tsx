import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'wouter';

import type { Failure } from '../data/store';
import { useDesk, useDeskState } from '../state/deskContext';
import ConflictDialog from './ConflictDialog';

/** The only edited job of a failure, and what was typed. `null` for a bulk action, or for another kind of edit. */
function singleUpdate({ edits }: Failure) {
  const [edit] = edits;
  return edits.length === 1 && edit?.type === 'update' ? edit : null;
}

/** Changes that the server rejected, with what was typed, until they are saved or discarded. */
export default function FailedChanges() {
  const { store } = useDesk();
  const { failures, comparing } = useDeskState();
  const titleId = useId();

  const compared = failures.find(({ key }) => key === comparing);
  const edit = compared && singleUpdate(compared);

  return (
    <>
      {failures.length > 0 && (
        <Paper
          component="section"
          role="alert"
          aria-labelledby={titleId}
          elevation={6}
          sx={{
            position: 'fixed',
            zIndex: 'snackbar',
            insetBlockEnd: { xs: 80, sm: 24 },
            insetInlineEnd: { xs: 8, sm: 24 },
            width: { xs: 'calc(100% - 16px)', sm: 420 },
            maxHeight: '45vh',
            overflowY: 'auto',
            p: 2,
            border: '1px solid',
            borderColor: 'error.main',
          }}
        >
          <Typography id={titleId} component="h2" variant="subtitle1" sx={{ fontWeight: 700 }}>
            Not saved
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {failures.map((failure) => {
              const { key, label, error, base } = failure;
              const update = singleUpdate(failure);
              return (
                <Box component="li" key={key} sx={{ pt: 1 }}>
                  <Typography variant="body2">
                    <strong>{label}.</strong> {error.message}
                  </Typography>
                  <Box sx={{ display: 'flex', gap: 1, mt: 0.5, ml: -0.5 }}>
                    {error.kind === 'conflict' && base && update ? (
                      <Button size="small" onClick={() => store.compare(key)}>
                        Compare
                      </Button>
                    ) : error.kind === 'invalid' && update ? (
                      <Button
                        size="small"
                        component={Link}
                        href={`/jobs/${update.id}/edit?failure=${key}`}
                      >
                        Correct in the form
                      </Button>
                    ) : (
                      <Button size="small" onClick={() => void store.retry(key)}>
                        Try again
                      </Button>
                    )}
                    <Button size="small" color="inherit" onClick={() => store.discard(key)}>
                      Discard
                    </Button>
                  </Box>
                </Box>
              );
            })}
          </Box>
        </Paper>
      )}
      {compared?.base && compared.error.current && edit && (
        <ConflictDialog
          key={compared.key}
          base={compared.base}
          patch={edit.patch}
          current={compared.error.current}
          onResolve={(patch) => void store.resolve(compared.key, patch)}
          onClose={() => store.compare(null)}
        />
      )}
    </>
  );
}
