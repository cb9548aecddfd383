import { createFeedbackFunction } from './receiver';

const receive = createFeedbackFunction('X-NF-Client-Connection-IP');

/** Netlify Functions: served at the path below. */
export default function feedback(request: Request): Promise<Response> {
  return receive(request, process.env);
}

export const config = { path: '/feedback' };
