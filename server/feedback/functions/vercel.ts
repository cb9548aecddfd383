import { createFeedbackFunction } from './receiver';

const receive = createFeedbackFunction('X-Real-IP');

/** Vercel Functions: the default export of `api/feedback.ts`, to which `/feedback` is rewritten. */
export default {
  fetch: (request: Request): Promise<Response> => receive(request, process.env),
};
