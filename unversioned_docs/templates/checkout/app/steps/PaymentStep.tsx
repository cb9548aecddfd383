import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { useForm, useWatch, type UseFormRegisterReturn } from 'react-hook-form';

import Field from '../components/Field';
import Message from '../components/Message';
import StepActions from '../components/StepActions';
import type { IsoDate } from '../data/calendar';
import { brandOf, caretAfter, digitsOf, formatCardNumber, formatExpiry } from '../data/card';
import { cardErrors, type Card } from '../data/order';
import { TEST_CARDS } from '../data/server';
import { toResolver } from '../hooks/toResolver';

export interface PaymentStepProps {
  card: Card;
  onChange: (card: Card) => void;
  /** Why the last payment failed. */
  failure: string;
  today: IsoDate;
  onContinue: () => void;
}

/** Formats a field as people type, with the caret behind the same digit. */
function formatted(field: UseFormRegisterReturn, format: (text: string) => string) {
  return {
    ...field,
    onChange: (event: { target: HTMLInputElement; type?: string }) => {
      const input = event.target;
      const caret = input.selectionStart ?? input.value.length;
      const atEnd = caret === input.value.length;
      const digits = digitsOf(input.value.slice(0, caret)).length;
      input.value = format(input.value);
      if (!atEnd) {
        const position = caretAfter(input.value, digits);
        input.setSelectionRange(position, position);
      }
      return field.onChange(event);
    },
  };
}

/** The card. It isn't sent before people place the order, and never stored. */
export default function PaymentStep({
  card,
  onChange,
  failure,
  today,
  onContinue,
}: PaymentStepProps) {
  const { register, handleSubmit, getValues, setValue, clearErrors, control, formState } =
    useForm<Card>({
      defaultValues: card,
      resolver: toResolver((values: Card) => cardErrors(values, today)),
    });
  const { errors } = formState;
  const brand = brandOf(useWatch({ control, name: 'number' }));

  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit(onContinue)}
      onChange={() => onChange(getValues())}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}
    >
      {failure ? <Message>{failure}</Message> : null}
      <Field
        id="card-number"
        label="Card number"
        autoComplete="cc-number"
        hint="Visa, Mastercard, or American Express."
        field={formatted(register('number'), formatCardNumber)}
        error={errors.number?.message}
        inputProps={{ inputMode: 'numeric', dir: 'ltr' }}
        endAdornment={brand ? <InputAdornment position="end">{brand}</InputAdornment> : null}
      />
      <Field
        id="card-name"
        label="Name on the card"
        autoComplete="cc-name"
        field={register('name')}
        error={errors.name?.message}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
          gap: 2.5,
        }}
      >
        <Field
          id="card-expiry"
          label="Expires"
          autoComplete="cc-exp"
          hint="Month and year, such as 04 / 30."
          field={formatted(register('expiry'), formatExpiry)}
          error={errors.expiry?.message}
          inputProps={{ inputMode: 'numeric', dir: 'ltr' }}
        />
        <Field
          id="card-code"
          label="Security code"
          autoComplete="cc-csc"
          hint={
            brand === 'American Express' ? 'Four digits on the front.' : 'Three digits on the back.'
          }
          field={register('code')}
          error={errors.code?.message}
          inputProps={{ inputMode: 'numeric', maxLength: 4, dir: 'ltr' }}
        />
      </Box>
      <Box
        component="section"
        aria-labelledby="test-cards"
        sx={{ px: 2, py: 1.5, border: '1px dashed', borderColor: 'divider', borderRadius: 1 }}
      >
        <Typography id="test-cards" component="h2" variant="subtitle2">
          Cards for tests
        </Typography>
        {TEST_CARDS.map(({ number, outcome }) => (
          <Box
            key={number}
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
          >
            <Typography variant="body2" color="text.secondary">
              <bdi>{number}</bdi>, {outcome.toLowerCase()}
            </Typography>
            <Button
              size="small"
              aria-label={`Fill in the card ${number}`}
              onClick={() => {
                setValue('number', number);
                setValue('name', getValues('name') || 'Noor Haddad');
                setValue('expiry', '04 / 30');
                setValue('code', brandOf(number) === 'American Express' ? '1234' : '123');
                clearErrors();
                onChange(getValues());
              }}
            >
              Fill in
            </Button>
          </Box>
        ))}
      </Box>
      <StepActions back="delivery">
        <Button type="submit" variant="contained" size="large">
          Continue to review
        </Button>
      </StepActions>
    </Box>
  );
}
