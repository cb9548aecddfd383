import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import Switch from '@mui/material/Switch';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Controller, useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form';
import { Link } from 'wouter';

import ConfirmDialog from '../components/ConfirmDialog';
import ConflictDialog from '../components/ConflictDialog';
import { INSTRUMENTS } from '../data/families';
import {
  changedFields,
  FIELD_LABELS,
  JOB_FIELDS,
  STATUS_LABELS,
  STATUSES,
  technicianName,
  TECHNICIANS,
  type Job,
  type JobField,
  type JobFields,
} from '../data/jobs';
import { checkJob } from '../data/rules';
import { DeskError } from '../data/server';
import { navigate, useBlocker } from '../routing/hashLocation';
import { useDesk } from '../state/deskContext';
import { DayField, TimeField } from './pickers';

const GROUPS = [...new Set(INSTRUMENTS.map(({ group }) => group))];

const CLOSED_WEEKDAYS = [0];

/** The rules of the form are those of the grid and of the server. */
const resolver: Resolver<JobFields> = (values) => {
  const errors = Object.entries(checkJob(values)).map(([field, message]) => [
    field,
    { type: 'rule', message },
  ]);
  return errors.length > 0
    ? { values: {}, errors: Object.fromEntries(errors) as FieldErrors<JobFields> }
    : { values, errors: {} };
};

const toNumber = (text: unknown) =>
  typeof text === 'number' ? text : String(text).trim() === '' ? Number.NaN : Number(text);

interface SectionProps {
  title: string;
  children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  return (
    <Box
      component="fieldset"
      sx={{ border: 0, borderBlockStart: '1px solid', borderColor: 'divider', m: 0, p: 0, mb: 3 }}
    >
      <Typography
        component="legend"
        sx={{ typography: 'subtitle1', fontWeight: 700, paddingInlineEnd: 2 }}
      >
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 2,
          rowGap: 1,
          pt: 1.5,
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

const wholeRow = { gridColumn: '1 / -1' };

export interface JobFormProps {
  /** The job to edit, or `null` to create one. */
  job: Job | null;
  /** Values at first. */
  defaults: JobFields;
  /** The rejected change that the form corrects. It is discarded when the form is saved. */
  failureKey: number | null;
}

/** The form of a job. What was typed stays until the server has accepted it. */
export default function JobForm({ job, defaults, failureKey }: JobFormProps) {
  const { store } = useDesk();
  const id = useId();
  // The version that the person sees. The job may change meanwhile, but not below their hands.
  const [base, setBase] = useState(job);
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<{ current: Job; patch: Partial<JobFields> } | null>(
    null,
  );
  const pickers = useRef<Partial<Record<JobField, HTMLInputElement | null>>>({});
  const {
    control,
    register,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors, isDirty, isSubmitting },
  } = useForm<JobFields>({
    defaultValues: defaults,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const blocked = useBlocker(isDirty);
  const droppedOff = useWatch({ control, name: 'droppedOff' });

  // React Hook Form focuses registered inputs. The pickers aren’t registered, see the guide of the Date Field.
  function focusFirst(fields: string[]) {
    const field = JOB_FIELDS.find((name) => fields.includes(name));
    if (!field) return;
    const picker = pickers.current[field];
    if (picker) picker.focus();
    else setFocus(field);
  }

  async function save(values: JobFields, from: Job | null, patch: Partial<JobFields>) {
    setProblem(null);
    try {
      const saved = await store.submit(
        from ? `Job ${from.id} saved` : `Job for ${values.customer.trim()} created`,
        [
          from
            ? { type: 'update', id: from.id, patch, base: from }
            : { type: 'create', fields: values },
        ],
      );
      if (failureKey !== null) store.discard(failureKey);
      navigate(saved ? `/jobs/${saved.id}` : '/', { force: true, replace: true });
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      if (error.kind === 'conflict' && error.current) {
        setConflict({ current: error.current, patch });
        return;
      }
      setProblem(error.message);
      const fields = Object.entries(error.fields);
      for (const [field, message] of fields)
        setError(field as JobField, { type: 'server', message });
      focusFirst(fields.map(([field]) => field));
    }
  }

  async function onValid(values: JobFields) {
    const patch = base ? changedFields(base, values) : values;
    if (base && Object.keys(patch).length === 0) {
      navigate(`/jobs/${base.id}`, { force: true });
      store.notify('Nothing has changed.');
      return;
    }
    await save(values, base, patch);
  }

  const submit = (event: FormEvent) =>
    handleSubmit(onValid, (invalid) => focusFirst(Object.keys(invalid)))(event);

  /** Props of a text field for a field of the job. */
  const field = (
    name: JobField,
    { hint, ...options }: Parameters<typeof register>[1] & { hint?: string } = {},
  ): TextFieldProps => {
    const { ref, ...input } = register(name, options);
    return {
      ...input,
      inputRef: ref,
      id: `${id}-${name}`,
      label: FIELD_LABELS[name],
      error: errors[name] !== undefined,
      helperText: errors[name]?.message ?? hint ?? ' ',
      fullWidth: true,
      autoComplete: 'off',
    };
  };

  const money = {
    htmlInput: { inputMode: 'decimal' },
    input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
  } as const;
  const select = { select: { native: true }, inputLabel: { shrink: true } } as const;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ maxWidth: 880 }}
      >
        <Section title="Customer">
          <TextField {...field('customer')} required sx={wholeRow} />
          <TextField {...field('email')} required type="email" />
          <TextField {...field('phone')} type="tel" />
        </Section>

        <Section title="Instrument and work">
          <TextField {...field('instrument')} required select slotProps={select}>
            <option value="">Choose an instrument</option>
            {GROUPS.map((group) => (
              <optgroup key={group} label={group}>
                {INSTRUMENTS.filter((instrument) => instrument.group === group).map(
                  (instrument) => (
                    <option key={instrument.id} value={instrument.id}>
                      {instrument.label}
                    </option>
                  ),
                )}
              </optgroup>
            ))}
          </TextField>
          <TextField {...field('make', { hint: 'Such as Yamaha YFL-222' })} />
          <TextField {...field('work')} required multiline minRows={2} sx={wholeRow} />
          <TextField {...field('technician', { deps: ['status'] })} select slotProps={select}>
            {['', ...TECHNICIANS.map((person) => person.id)].map((person) => (
              <option key={person} value={person}>
                {technicianName(person)}
              </option>
            ))}
          </TextField>
          <TextField {...field('status', { deps: ['technician'] })} select slotProps={select}>
            {STATUSES.map((status) => (
              <option key={status} value={status}>
                {STATUS_LABELS[status]}
              </option>
            ))}
          </TextField>
        </Section>

        <Section title="Dates">
          <Controller
            name="droppedOff"
            control={control}
            rules={{ deps: ['due'] }}
            render={({ field: { value, onChange, onBlur } }) => (
              <DayField
                label={FIELD_LABELS.droppedOff}
                value={value}
                required
                error={errors.droppedOff?.message}
                onChange={onChange}
                onBlur={onBlur}
                inputRef={(input) => {
                  pickers.current.droppedOff = input;
                }}
              />
            )}
          />
          <Controller
            name="due"
            control={control}
            rules={{ deps: ['pickupTime'] }}
            render={({ field: { value, onChange, onBlur } }) => (
              <DayField
                label={FIELD_LABELS.due}
                value={value}
                required
                minDay={droppedOff}
                closedWeekdays={CLOSED_WEEKDAYS}
                error={errors.due?.message}
                hint="Closed on Sundays"
                onChange={onChange}
                onBlur={onBlur}
                inputRef={(input) => {
                  pickers.current.due = input;
                }}
              />
            )}
          />
          <Controller
            name="pickupTime"
            control={control}
            render={({ field: { value, onChange, onBlur } }) => (
              <TimeField
                label={FIELD_LABELS.pickupTime}
                value={value}
                error={errors.pickupTime?.message}
                hint="9 AM to 6 PM, on Saturdays to 2 PM"
                onChange={onChange}
                onBlur={onBlur}
                inputRef={(input) => {
                  pickers.current.pickupTime = input;
                }}
              />
            )}
          />
          <Controller
            name="rush"
            control={control}
            render={({ field: { value, ...input } }) => (
              <FormControlLabel
                control={<Switch {...input} checked={value} />}
                label={FIELD_LABELS.rush}
                sx={{ alignSelf: 'start', minHeight: 48 }}
              />
            )}
          />
        </Section>

        <Section title="Time and money">
          <TextField
            {...field('hours', { setValueAs: toNumber, hint: 'On the bench' })}
            required
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          <TextField
            {...field('estimate', { setValueAs: toNumber, deps: ['deposit'] })}
            required
            slotProps={money}
          />
          <TextField {...field('deposit', { setValueAs: toNumber })} slotProps={money} />
          <TextField {...field('notes')} multiline minRows={2} sx={wholeRow} />
        </Section>

        <Box role="alert">
          {problem && (
            <Alert severity="error" variant="outlined" role="presentation" sx={{ mb: 2 }}>
              Not saved. {problem} What you entered is still here.
            </Alert>
          )}
        </Box>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {base ? 'Save changes' : 'Create job'}
          </Button>
          <Button component={Link} href={base ? `/jobs/${base.id}` : '/'} color="inherit">
            Cancel
          </Button>
        </Box>
      </Box>

      <ConfirmDialog
        open={blocked !== null}
        title="Leave without saving?"
        confirm="Leave"
        cancel="Stay"
        onConfirm={() => blocked?.proceed()}
        onCancel={() => blocked?.cancel()}
      >
        What you entered in this form will be lost.
      </ConfirmDialog>
      {base && conflict && (
        <ConflictDialog
          base={base}
          patch={conflict.patch}
          current={conflict.current}
          onClose={() => {
            setConflict(null);
            setProblem('Somebody else changed this job.');
          }}
          onResolve={(patch) => {
            setConflict(null);
            setBase(conflict.current);
            if (Object.keys(patch).length === 0) navigate(`/jobs/${base.id}`, { force: true });
            else void save({ ...conflict.current, ...patch }, conflict.current, patch);
          }}
        />
      )}
    </LocalizationProvider>
  );
}
