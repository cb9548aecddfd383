import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';

import Field from '../components/Field';
import StepActions from '../components/StepActions';
import { contactErrors, type Contact } from '../data/order';
import { toResolver } from '../hooks/toResolver';

const resolver = toResolver(contactErrors);

export interface ContactStepProps {
  contact: Contact;
  /** Called with each change, so that nothing gets lost when people leave the step. */
  onChange: (contact: Contact) => void;
  onContinue: () => void;
}

/** Whom the shop and the courier ask if something is unclear. */
export default function ContactStep({ contact, onChange, onContinue }: ContactStepProps) {
  const { register, handleSubmit, getValues, formState } = useForm<Contact>({
    defaultValues: contact,
    resolver,
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit(onContinue)}
      onChange={() => onChange(getValues())}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <Field
        id="email"
        type="email"
        label="Email"
        autoComplete="email"
        hint="For the receipt."
        field={register('email')}
        error={formState.errors.email?.message}
      />
      <Field
        id="phone"
        type="tel"
        label="Phone"
        autoComplete="tel"
        hint="The courier calls you only if nobody opens the door."
        field={register('phone')}
        error={formState.errors.phone?.message}
      />
      <StepActions back="cart">
        <Button type="submit" variant="contained" size="large">
          Continue to delivery
        </Button>
      </StepActions>
    </Box>
  );
}
