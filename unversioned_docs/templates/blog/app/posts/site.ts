import type { Author, AuthorId } from './types';

/** The publication. */
export const SITE = {
  name: 'Near Enough',
  tagline: 'Essays about measuring ordinary things with what is at hand.',
  email: 'letters@near-enough.example',
};

export const AUTHORS: Record<AuthorId, Author> = {
  ruth: {
    name: 'Ruth Lindqvist',
    note: 'Ruth Lindqvist surveyed land for nineteen years and now teaches people to do it. She owns eleven tape measures, of which nine agree.',
  },
  tomas: {
    name: 'Tomás Okafor',
    note: 'Tomás Okafor repairs barometers and clocks in a shop without a sign. He writes when it rains.',
  },
};
