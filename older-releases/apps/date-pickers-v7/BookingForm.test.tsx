import { act } from 'react';

import { expect, test } from '@jest/globals';
import { createRoot } from 'react-dom/client';

import BookingForm, { type Booking } from './BookingForm';

/** Returns the field of the departure. */
const departure = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('.MuiTextField-root input[type="text"]');

test('asks for the day first', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const booked: Booking[] = [];
  act(() => {
    createRoot(container).render(<BookingForm onBook={(booking) => booked.push(booking)} />);
  });
  expect(departure(container)).not.toBeNull();
  act(() => {
    container.querySelector<HTMLElement>('[type="submit"]')?.click();
  });
  expect(booked).toEqual([{ day: null, departure: null, missing: 'date' }]);
});
