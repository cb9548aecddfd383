import type { Environment } from '../environment';

import { createFeedbackFunction } from './receiver';

const receive = createFeedbackFunction('CF-Connecting-IP');

/** Cloudflare Workers: use this file as `main` of a Worker with a route for the site's `/feedback`. */
export default {
  fetch: (request: Request, environment: Environment): Promise<Response> =>
    receive(request, environment),
};
