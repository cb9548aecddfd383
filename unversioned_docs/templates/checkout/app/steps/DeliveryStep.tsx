import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import { lazy, Suspense, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';

import Field from '../components/Field';
import StepActions from '../components/StepActions';
import { earliestDelivery, formatDate, type IsoDate } from '../data/calendar';
import { deliveryErrors, type Delivery } from '../data/order';
import { productOf } from '../data/products';
import { formatMoney, methodOf, METHODS, REGIONS, shippingPrice, type Line } from '../data/totals';
import { toResolver } from '../hooks/toResolver';

const DeliveryDate = lazy(() => import('../components/DeliveryDate'));

export interface DeliveryStepProps {
  delivery: Delivery;
  onChange: (delivery: Delivery) => void;
  lines: readonly Line[];
  /** Cents of goods after the discount. They decide whether the delivery is free. */
  goods: number;
  today: IsoDate;
  onContinue: () => void;
}

/** Where, how, and when the order is delivered. */
export default function DeliveryStep({
  delivery,
  onChange,
  lines,
  goods,
  today,
  onContinue,
}: DeliveryStepProps) {
  // The form has its own state. `delivery` follows it, and is read only when the step opens.
  const [initial] = useState(delivery);
  const { register, handleSubmit, getValues, control, trigger, formState } = useForm<Delivery>({
    defaultValues: initial,
    resolver: toResolver((values: Delivery) => deliveryErrors(values, today)),
  });
  const { errors } = formState;
  const method = methodOf(useWatch({ control, name: 'method' }));
  const weight = lines.reduce(
    (sum, line) => sum + productOf(line.productId).weight * line.quantity,
    0,
  );
  const regionField = register('region');
  const methodField = register('method', {
    onChange: () => {
      // Another method may not deliver on the chosen day.
      if (getValues('date')) void trigger('date');
    },
  });
  const dateHelp =
    errors.date?.message ??
    `From ${formatDate(earliestDelivery(today, method))}, except ${
      method.closedOn.length > 1 ? 'weekends' : 'Sundays'
    } and holidays.`;

  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit(onContinue)}
      onChange={() => onChange(getValues())}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}
    >
      <Field
        id="recipient"
        label="Full name"
        autoComplete="shipping name"
        field={register('name')}
        error={errors.name?.message}
      />
      <Field
        id="street"
        label="Street address"
        autoComplete="shipping address-line1"
        field={register('street')}
        error={errors.street?.message}
      />
      <Field
        id="unit"
        label="Apartment, floor, or company (optional)"
        autoComplete="shipping address-line2"
        field={register('unit')}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 2fr) 130px' },
          alignItems: 'start',
          gap: 2.5,
        }}
      >
        <Field
          id="city"
          label="City"
          autoComplete="shipping address-level2"
          field={register('city')}
          error={errors.city?.message}
        />
        <FormControl fullWidth error={Boolean(errors.region)}>
          <FormLabel htmlFor="region" sx={{ mb: 0.75, fontWeight: 600, color: 'text.primary' }}>
            State
          </FormLabel>
          <NativeSelect
            // A native select: phones show their own list, and browsers fill it in.
            input={<OutlinedInput />}
            defaultValue={initial.region}
            inputRef={regionField.ref}
            name={regionField.name}
            onBlur={(event) => void regionField.onBlur(event)}
            onChange={(event) => void regionField.onChange(event)}
            inputProps={{
              id: 'region',
              autoComplete: 'shipping address-level1',
              'aria-describedby': errors.region ? 'region-help' : undefined,
              'aria-invalid': Boolean(errors.region),
            }}
          >
            <option value="">Choose…</option>
            {REGIONS.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
          {errors.region ? (
            <FormHelperText id="region-help" sx={{ mx: 0, fontSize: '0.875rem' }}>
              {errors.region.message}
            </FormHelperText>
          ) : null}
        </FormControl>
        <Field
          id="zip"
          label="ZIP code"
          autoComplete="shipping postal-code"
          inputProps={{ inputMode: 'numeric' }}
          field={register('zip')}
          error={errors.zip?.message}
        />
      </Box>

      <Box component="fieldset" sx={{ display: 'grid', gap: 1, m: 0, mt: 1, p: 0, border: 0 }}>
        <Box component="legend" sx={{ mb: 0.75, p: 0, fontWeight: 600 }}>
          Delivery
        </Box>
        {METHODS.map((each) => {
          const price = shippingPrice(each, goods, weight);
          return (
            <FormControlLabel
              key={each.id}
              value={each.id}
              control={
                <Radio
                  name={methodField.name}
                  defaultChecked={each.id === initial.method}
                  onChange={(event) => void methodField.onChange(event)}
                  onBlur={(event) => void methodField.onBlur(event)}
                  slotProps={{ input: { ref: methodField.ref } }}
                />
              }
              label={
                <Box
                  component="span"
                  sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, width: '100%' }}
                >
                  <Box component="span" sx={{ flex: '1 1 200px' }}>
                    <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                      {each.name}
                    </Box>
                    <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                      {each.detail}
                    </Box>
                  </Box>
                  <span>{price === 0 ? 'Free' : formatMoney(price)}</span>
                </Box>
              }
              sx={{
                alignItems: 'flex-start',
                m: 0,
                px: 1,
                py: 0.75,
                border: 1,
                borderColor: each.id === method.id ? 'primary.main' : 'divider',
                borderRadius: 1,
                '& .MuiFormControlLabel-label': { flex: 1, py: 1 },
              }}
            />
          );
        })}
      </Box>

      <FormControl fullWidth error={Boolean(errors.date)}>
        <FormLabel
          id="date-label"
          htmlFor="date"
          sx={{ mb: 0.75, fontWeight: 600, color: 'text.primary' }}
        >
          Delivery day
        </FormLabel>
        <Controller
          name="date"
          control={control}
          render={({ field }) => (
            <Suspense fallback={<OutlinedInput fullWidth disabled placeholder="MM/DD/YYYY" />}>
              <DeliveryDate
                id="date"
                labelId="date-label"
                inputRef={field.ref}
                value={field.value}
                onChange={(date) => {
                  field.onChange(date);
                  onChange(getValues());
                }}
                onBlur={field.onBlur}
                method={method}
                today={today}
                hasError={Boolean(errors.date)}
                describedBy="date-help"
              />
            </Suspense>
          )}
        />
        <FormHelperText id="date-help" role="status" sx={{ mx: 0, fontSize: '0.875rem' }}>
          {dateHelp}
        </FormHelperText>
      </FormControl>
      <StepActions back="contact">
        <Button type="submit" variant="contained" size="large">
          Continue to payment
        </Button>
      </StepActions>
    </Box>
  );
}
