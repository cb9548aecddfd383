import { createFeedbackFunction } from './receiver';

const receive = createFeedbackFunction('X-Real-IP');

/** Vercel Functions: re-export this as the default of `api/feedback.ts`, and rewrite `/feedback` to it. */
export default {
  fetch: (request: Request): Promise<Response> => receive(request, process.env),
};
