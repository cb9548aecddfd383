import type { Environment } from '../environment';

import { createFeedbackFunction } from './receiver';

const receive = createFeedbackFunction('CF-Connecting-IP');

/** Cloudflare Workers: `main` of the Worker whose route is the site's `/feedback`. */
export default {
  fetch: (request: Request, environment: Environment): Promise<Response> =>
    receive(request, environment),
};
