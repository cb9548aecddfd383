import { createFeedbackFunction } from './receiver';

const receive = createFeedbackFunction('X-NF-Client-Connection-IP');

/**
 * Netlify Functions: re-export this as the default of `netlify/functions/feedback.ts`, which also configures the path.
 */
export default function feedback(request: Request): Promise<Response> {
  return receive(request, process.env);
}
