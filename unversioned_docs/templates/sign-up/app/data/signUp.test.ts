import { expect, it } from 'vitest';

import { REQUIREMENTS } from './password';
import { FIELDS, signUpErrors, type SignUpValues } from './signUp';

const TODAY = '2026-03-09';
const values: SignUpValues = {
  name: 'Inês Duarte',
  email: 'ines@street.example',
  password: 'tram line to the sea',
  birthDate: '2010-03-09',
  terms: true,
};

const met = (password: string, email = values.email) =>
  REQUIREMENTS.filter(({ isMet }) => isMet(password, email)).map(({ id }) => id);

it('accepts complete values', () => {
  expect(signUpErrors(values, TODAY)).toEqual({});
});

it('reports each field that is missing, in the order of the page', () => {
  const empty = { name: ' ', email: '', password: '', birthDate: '', terms: false };
  const errors = signUpErrors(empty, TODAY);
  expect(Object.keys(errors).sort()).toEqual(FIELDS.map(({ name }) => name as string).sort());
});

it('says from which day somebody can join', () => {
  const error = (birthDate: string) => signUpErrors({ ...values, birthDate }, TODAY).birthDate;
  expect(error('2010-03-10')).toBe('You have to be 16 to ride. You can join on March 10, 2026.');
  expect(error('2012-02-29')).toBe('You have to be 16 to ride. You can join on February 29, 2028.');
  expect(error('2026-03-10')).toBe('A date of birth is in the past.');
  expect(error('1899-12-31')).toBe('Enter a complete date of birth.');
  expect(error('Invalid Date')).toBe('Enter a complete date of birth.');
});

it('checks the password', () => {
  expect(met('')).toEqual([]);
  expect(met('short')).toEqual(['variety', 'uncommon', 'private']);
  expect(met('aaaaaaaaaaaaaa')).toEqual(['length', 'uncommon', 'private']);
  expect(met('my Password is long')).toEqual(['length', 'variety', 'private']);
  expect(met('ines goes to the sea')).toEqual(['length', 'variety', 'uncommon']);
  expect(met('io goes to the sea', 'io@street.example')).toHaveLength(4);
  expect(met('🚲🚋🚌🚎🏍️🛴')).not.toContain('length');
});
