import { createFeedbackFunction } from './receiver';

const receive = createFeedbackFunction('X-NF-Client-Connection-IP');

/** Netlify Functions: the default export of `netlify/functions/feedback.ts`, which names its path. */
export default function feedback(request: Request): Promise<Response> {
  return receive(request, process.env);
}
