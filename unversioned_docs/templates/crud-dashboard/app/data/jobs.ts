import type { IsoDate } from './dates';
import { familyLabel } from './families';

export const STATUSES = ['received', 'bench', 'parts', 'ready', 'collected'] as const;

export type Status = (typeof STATUSES)[number];

export const STATUS_LABELS: Record<Status, string> = {
  received: 'Received',
  bench: 'On the bench',
  parts: 'Waiting for parts',
  ready: 'Ready',
  collected: 'Collected',
};

/** What can be edited in a job. */
export interface JobFields {
  customer: string;
  email: string;
  phone: string;
  /** Id of an instrument in the tree of families. */
  instrument: string;
  /** Maker, model, and year. */
  make: string;
  work: string;
  /** Id of a technician, or an empty text for nobody. */
  technician: string;
  status: Status;
  rush: boolean;
  droppedOff: IsoDate;
  due: IsoDate;
  /** A time such as `16:30`, or an empty text for any time. */
  pickupTime: string;
  /** Hours on the bench. */
  hours: number;
  /** US dollars. */
  estimate: number;
  /** US dollars. */
  deposit: number;
  notes: string;
}

export type JobField = keyof JobFields;

export interface Job extends JobFields {
  id: number;
  /** Goes up by one with each saved change. */
  version: number;
}

export const FIELD_LABELS: Record<JobField, string> = {
  customer: 'Customer',
  email: 'Email',
  phone: 'Phone',
  instrument: 'Instrument',
  make: 'Maker and model',
  work: 'Work',
  technician: 'Technician',
  status: 'Status',
  rush: 'Rush job',
  droppedOff: 'Drop-off',
  due: 'Due date',
  pickupTime: 'Pickup time',
  hours: 'Hours',
  estimate: 'Estimate',
  deposit: 'Deposit',
  notes: 'Notes',
};

export const JOB_FIELDS = Object.keys(FIELD_LABELS) as JobField[];

export interface Technician {
  id: string;
  name: string;
  /** Families and instruments that this person repairs. */
  repairs: string[];
  /** Hours on the bench in a week. */
  weeklyHours: number;
}

export const TECHNICIANS: Technician[] = [
  { id: 'ines', name: 'Inés Carvalho', repairs: ['strings'], weeklyHours: 22 },
  { id: 'june', name: 'June Halvorsen', repairs: ['bowed'], weeklyHours: 14 },
  { id: 'tomasz', name: 'Tomasz Wilk', repairs: ['woodwinds'], weeklyHours: 26 },
  { id: 'adaeze', name: 'Adaeze Obi', repairs: ['brass', 'percussion'], weeklyHours: 18 },
];

export const technicianOf = (id: string) => TECHNICIANS.find((person) => person.id === id);

export const technicianName = (id: string) => technicianOf(id)?.name ?? 'Nobody yet';

/** Whether work on a job remains to be done, or the instrument is still in the shop. */
export const isOpen = (job: JobFields) => job.status !== 'collected';

/** Whether a job should have been ready before today. */
export const isOverdue = (job: JobFields, today: IsoDate) =>
  job.due < today && job.status !== 'ready' && job.status !== 'collected';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
});

export const formatMoney = (value: number) => dollars.format(value).replace(/(\.\d)$/, '$10');

export const formatHours = (value: number) => `${Math.round(value * 100) / 100} h`;

/** The fields of one job that differ in another, with the values of the other. */
export function changedFields(from: JobFields, to: JobFields): Partial<JobFields> {
  return pickFields(
    to,
    JOB_FIELDS.filter((field) => from[field] !== to[field]),
  );
}

/** A part of a job's fields. */
export function pickFields(job: JobFields, fields: readonly JobField[]): Partial<JobFields> {
  return Object.fromEntries(fields.map((field) => [field, job[field]]));
}

/** Removes the id and the version. */
export function fieldsOf(job: JobFields): JobFields {
  return pickFields(job, JOB_FIELDS) as JobFields;
}

/** "Violin, Roth 1923" */
export const describeInstrument = ({ instrument, make }: JobFields) =>
  make ? `${familyLabel(instrument)}, ${make}` : familyLabel(instrument);
