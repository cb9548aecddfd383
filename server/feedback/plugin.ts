import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Configuration } from 'webpack-dev-server';

import { FEEDBACK_PATH, type Middleware } from './node';
import type { FeedbackReceiver } from './receiver';

/** The receiver at {@link FEEDBACK_PATH}, loaded with the first answer: the development server's first page comes first. */
export function lazyReceiver(load: () => Promise<FeedbackReceiver>): Middleware {
  let loading: Promise<FeedbackReceiver> | undefined;
  return (request, response, next) => {
    if (!request.url?.startsWith(FEEDBACK_PATH)) {
      next();
      return;
    }
    loading ??= load();
    loading.then(
      ({ middleware }) => middleware(request, response, next),
      (error: Error) => {
        console.error(error.message);
        response.writeHead(503, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify({ error: { message: error.message } }));
      },
    );
  };
}

/**
 * Docusaurus plugin that mounts the feedback receiver in the development server, so that the prompt works there. It does
 * nothing for a build.
 */
export default function feedbackReceiver({ siteDir }: LoadContext): Plugin {
  const load = async () => {
    const { createReceiver } = await import('./receiver');
    return createReceiver({
      siteDir,
      environment: process.env,
      now: Date.now,
      log: console.error,
    });
  };
  return {
    name: 'feedback-receiver',

    configureWebpack(): { devServer?: Configuration } {
      if (process.env.NODE_ENV !== 'development') {
        return {};
      }
      return {
        devServer: {
          setupMiddlewares(middlewares) {
            middlewares.unshift(lazyReceiver(load));
            // Added to Docusaurus' own: webpack-merge calls both functions and joins what they give.
            return [];
          },
        },
      };
    },
  };
}
