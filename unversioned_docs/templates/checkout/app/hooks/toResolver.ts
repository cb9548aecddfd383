import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

import type { Errors } from '../data/order';

/**
 * Lets React Hook Form use a function that returns messages by field. The same function guards the steps.
 *
 * @param validate - Returns no entry for fields without an error.
 */
export function toResolver<Values extends FieldValues>(
  validate: (values: Values) => Errors<Values>,
): Resolver<Values> {
  return (values) => {
    const entries = Object.entries<string | undefined>(validate(values));
    if (entries.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      entries.map(([name, message]) => [name, { type: 'validate', message }]),
    );
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
