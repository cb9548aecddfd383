import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  GridEditDateCell,
  GridEditInputCell,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import type { ReactNode } from 'react';

import { visuallyHidden } from '../components/visuallyHidden';
import type { Job, JobFields } from '../data/jobs';
import { checkChange } from '../data/rules';

/**
 * Creates the `preProcessEditCellProps` of a column, which explains what is wrong with a value.
 *
 * @param field - The field of the column.
 * @param toPatch - Converts the value of the editor.
 */
export function explain<Field extends keyof JobFields>(
  field: Field,
  toPatch: (value: unknown) => JobFields[Field],
) {
  return ({ props, row }: GridPreProcessEditCellProps) => {
    const value: unknown = props.value;
    const job = { ...(row as Job), [field]: toPatch(value) };
    return { ...props, error: checkChange(job, field) };
  };
}

/** What `preProcessEditCellProps` returned as `error`: the types of the grid say boolean. */
const messageOf = (error: unknown) => (typeof error === 'string' ? error : '');

// Inside a landmark, like the rest of the page.
const popperInMain = { popper: { container: () => document.querySelector('main') } };

interface ExplainedProps {
  message: string;
  children: ReactNode;
}

function Explained({ message, children }: ExplainedProps) {
  return (
    <Tooltip
      open={message !== ''}
      title={message}
      placement="bottom-start"
      describeChild
      slotProps={popperInMain}
    >
      <Box
        sx={{
          width: '100%',
          height: '100%',
          display: 'flex',
          '& .Mui-error': invalid,
          '& input': { appearance: 'textfield' },
          '& input::-webkit-inner-spin-button': { display: 'none' },
        }}
      >
        {children}
        <span role="alert" style={visuallyHidden}>
          {message}
        </span>
      </Box>
    </Tooltip>
  );
}

/** Gives the input the name of its column. */
const named = ({ colDef }: GridRenderEditCellParams<Job>) => ({
  slotProps: { htmlInput: { 'aria-label': colDef.headerName } },
});

const invalid = { color: 'error.main', textDecoration: 'underline wavy' };

/** Edits a text or a number. */
export function InputEditor({ error, ...params }: GridRenderEditCellParams<Job>) {
  const message = messageOf(error);
  return (
    <Explained message={message}>
      <GridEditInputCell
        {...params}
        debounceMs={0}
        error={message !== ''}
        slotProps={{ root: named(params) }}
      />
    </Explained>
  );
}

/** Edits a day. */
export function DateEditor({ error, ...params }: GridRenderEditCellParams<Job>) {
  const message = messageOf(error);
  return (
    <Explained message={message}>
      <GridEditDateCell {...params} error={message !== ''} slotProps={{ root: named(params) }} />
    </Explained>
  );
}

/** Edits one of several options, and saves as soon as one is chosen. */
export function ChoiceEditor({ error, ...params }: GridRenderEditCellParams<Job>) {
  const apiRef = useGridApiContext();
  const message = messageOf(error);

  async function choose(_event: unknown, value: unknown) {
    const { id, field } = params;
    await apiRef.current.setEditCellValue({ id, field, value });
    apiRef.current.stopCellEditMode({ id, field });
  }

  return (
    <Explained message={message}>
      <GridEditSingleSelectCell
        aria-label={params.colDef.headerName}
        {...params}
        error={message !== ''}
        onValueChange={choose}
      />
    </Explained>
  );
}
