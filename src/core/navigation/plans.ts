import type { Plan } from './types';

/** The names of the plans. In a file of its own, because the browser loads it with the search. */
export const PLAN_NAMES: Readonly<Record<Plan, string>> = { pro: 'Pro', premium: 'Premium' };
