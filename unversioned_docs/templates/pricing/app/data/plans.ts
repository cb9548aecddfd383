import type { Prices } from '../logic/money';

export type PlanId = 'starter' | 'team' | 'business';

export interface Plan {
  id: PlanId;
  name: string;
  /** Who it is for. */
  summary: string;
  /** For one seat and one month. */
  seat: Prices;
  /** The most seats. */
  seats: number;
  /** Conversations in a month that each seat includes. */
  conversations: number;
  /** Add-ons that cost nothing extra. */
  includes: readonly AddOnId[];
  highlights: readonly string[];
}

export type AddOnId = 'phone' | 'support';

export interface AddOn {
  id: AddOnId;
  name: string;
  /** For one month: for each seat, or for the whole team. */
  price: Prices;
  perSeat: boolean;
}

/** The most seats that can be ordered without a conversation. */
export const MOST_SEATS = 500;

/** The most conversations that the estimate accepts. */
export const MOST_CONVERSATIONS = 2_000_000;

/** How much less a seat costs, from a number of seats on. The discount applies to these seats, not to those before. */
export const VOLUME_DISCOUNTS: readonly { above: number; percent: number }[] = [
  { above: 0, percent: 0 },
  { above: 20, percent: 10 },
  { above: 100, percent: 20 },
];

/** Off seats and add-ons, for those who pay for twelve months at once. */
export const YEARLY_PERCENT = 20;

/** Off everything, for nonprofits and schools. */
export const NONPROFIT_PERCENT = 25;

/** Conversations beyond the included ones are sold in packs. */
export const PACK = {
  size: 1000,
  price: { USD: 1200, EUR: 1100, GBP: 1000, JPY: 1800 } satisfies Prices,
};

export const PLANS: readonly Plan[] = [
  {
    id: 'starter',
    name: 'Starter',
    summary: 'For a shop or a studio that answers its own mail.',
    seat: { USD: 900, EUR: 850, GBP: 750, JPY: 1350 },
    seats: 10,
    conversations: 250,
    includes: [],
    highlights: ['2 shared inboxes', '250 conversations per seat', 'Saved replies and notes'],
  },
  {
    id: 'team',
    name: 'Team',
    summary: 'For a support team with more than one shift.',
    seat: { USD: 1900, EUR: 1800, GBP: 1600, JPY: 2850 },
    seats: MOST_SEATS,
    conversations: 1000,
    includes: [],
    highlights: [
      '10 shared inboxes',
      '1,000 conversations per seat',
      'Assignment rules and working hours',
      'Reports on response times',
    ],
  },
  {
    id: 'business',
    name: 'Business',
    summary: 'For several teams, with roles and promised response times.',
    seat: { USD: 3900, EUR: 3650, GBP: 3250, JPY: 5850 },
    seats: MOST_SEATS,
    conversations: 3000,
    includes: ['support'],
    highlights: [
      'Any number of inboxes',
      '3,000 conversations per seat',
      'Single sign-on and audit log',
      'Priority support included',
    ],
  },
];

export const ADD_ONS: readonly AddOn[] = [
  {
    id: 'phone',
    name: 'Phone channel',
    price: { USD: 600, EUR: 550, GBP: 500, JPY: 900 },
    perSeat: true,
  },
  {
    id: 'support',
    name: 'Priority support',
    price: { USD: 4900, EUR: 4500, GBP: 4000, JPY: 7300 },
    perSeat: false,
  },
];

/** `true`: included. `false`: not included. A text: how much of it. */
export type FeatureValue = boolean | string;

export const FEATURES: readonly {
  group: string;
  rows: readonly { name: string; values: Record<PlanId, FeatureValue> }[];
}[] = [
  {
    group: 'Inbox',
    rows: [
      { name: 'Shared inboxes', values: { starter: '2', team: '10', business: 'Any' } },
      {
        name: 'Conversations per seat and month',
        values: { starter: '250', team: '1,000', business: '3,000' },
      },
      { name: 'Attachments', values: { starter: '10 MB', team: '25 MB', business: '50 MB' } },
      { name: 'Saved replies', values: { starter: true, team: true, business: true } },
      { name: 'Collision warnings', values: { starter: true, team: true, business: true } },
    ],
  },
  {
    group: 'Teamwork',
    rows: [
      { name: 'Assignment rules', values: { starter: false, team: true, business: true } },
      {
        name: 'Working hours and holidays',
        values: { starter: false, team: true, business: true },
      },
      { name: 'Promised response times', values: { starter: false, team: false, business: true } },
      { name: 'Custom roles', values: { starter: false, team: false, business: true } },
    ],
  },
  {
    group: 'Reports',
    rows: [
      { name: 'History', values: { starter: '30 days', team: '1 year', business: 'All' } },
      { name: 'Response times', values: { starter: false, team: true, business: true } },
      { name: 'Scheduled exports', values: { starter: false, team: false, business: true } },
    ],
  },
  {
    group: 'Security and help',
    rows: [
      { name: 'Two-factor sign-in', values: { starter: true, team: true, business: true } },
      { name: 'Single sign-on (SAML)', values: { starter: false, team: false, business: true } },
      { name: 'Audit log', values: { starter: false, team: false, business: true } },
      {
        name: 'Data region of your choice',
        values: { starter: false, team: true, business: true },
      },
      { name: 'Priority support', values: { starter: false, team: 'Add-on', business: true } },
    ],
  },
];

export const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: 'What counts as a conversation?',
    answer:
      'An exchange with one customer about one matter, however many messages it has. A reply that arrives within 30 days continues the conversation. Spam and automatic replies do not count.',
  },
  {
    question: 'What happens when we have more conversations than our plan includes?',
    answer:
      'Nothing stops. Packs of 1,000 conversations are added to the next invoice. You can set a limit, and you get a message at 80% and at 100% of it.',
  },
  {
    question: 'Can we change the number of seats during the year?',
    answer:
      'Yes. New seats cost their share of the remaining days. If you remove seats, the rest of what you paid for them is credited to your next invoice.',
  },
  {
    question: 'How does the volume discount work?',
    answer:
      'Seats 21 to 100 cost 10% less, and each seat above 100 costs 20% less. The first 20 seats keep their price, so adding a seat never lowers what you pay in total.',
  },
  {
    question: 'Do the prices contain taxes?',
    answer:
      'No. Sales tax or VAT depends on where you are, and is shown before you pay. Companies in the EU can enter their VAT number.',
  },
  {
    question: 'How do we cancel?',
    answer:
      'In the settings, at any time. Your plan ends with the period that you have paid for. After that, you can export everything for 90 days.',
  },
];
