import { createQueue } from './queue';

/** The queue of this browser. */
export const queue = createQueue(() => window.localStorage);
