import { ageOn, formatDate, birthdayAt, isDate, MINIMUM_AGE, type IsoDate } from './birthday';
import { REQUIREMENTS } from './password';

export interface SignUpValues {
  name: string;
  email: string;
  password: string;
  /** `''` while no date is entered. */
  birthDate: IsoDate;
  terms: boolean;
}

/** Messages by field. Fields without an error are missing. */
export type Errors<Values> = Partial<Record<keyof Values, string>>;

/** The fields in their order on the page, with the ids of their inputs. */
export const FIELDS: readonly { name: keyof SignUpValues; id: string }[] = [
  { name: 'name', id: 'name' },
  { name: 'email', id: 'email' },
  { name: 'birthDate', id: 'birth-date' },
  { name: 'password', id: 'new-password' },
  { name: 'terms', id: 'terms' },
];

function birthDateError(birthDate: IsoDate, today: IsoDate): string {
  if (birthDate === '') return 'Enter your date of birth.';
  if (!isDate(birthDate) || birthDate < '1900-01-01') return 'Enter a complete date of birth.';
  if (birthDate > today) return 'A date of birth is in the past.';
  if (ageOn(birthDate, today) >= MINIMUM_AGE) return '';
  const allowed = formatDate(birthdayAt(birthDate, MINIMUM_AGE));
  return `You have to be ${MINIMUM_AGE} to ride. You can join on ${allowed}.`;
}

/** What is wrong with the form. */
export function signUpErrors(values: SignUpValues, today: IsoDate): Errors<SignUpValues> {
  const { name, email, password, birthDate, terms } = values;
  const missing = REQUIREMENTS.find(({ isMet }) => !isMet(password, email));
  const errors: Errors<SignUpValues> = {
    name: name.trim() ? '' : 'Enter your name.',
    email: !email.trim()
      ? 'Enter your email address.'
      : /^\S+@\S+\.\S+$/.test(email.trim())
        ? ''
        : 'Enter an email address such as ines@street.example.',
    birthDate: birthDateError(birthDate, today),
    password: !password
      ? 'Choose a password.'
      : missing
        ? `The password doesn’t meet this requirement: ${missing.text.toLowerCase()}.`
        : '',
    terms: terms ? '' : 'Accept the rules of the road.',
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message));
}
