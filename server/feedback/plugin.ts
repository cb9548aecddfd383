import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Configuration } from 'webpack-dev-server';

import { siteBaseUrl } from '../../src/core/build/site';
import { configured } from '../../src/core/validation/configured';
import type { Middleware } from '../webMiddleware';

import { FEEDBACK_PATH, readEnvironment } from './environment';
import type { FeedbackReceiver } from './receiver';

/**
 * A receiver at {@link FEEDBACK_PATH} that loads on the first answer, so that it does not delay the development
 * server's first page.
 */
export function lazyReceiver(load: () => Promise<FeedbackReceiver>, baseUrl: string): Middleware {
  let loading: Promise<FeedbackReceiver> | undefined;
  return (request, response, next) => {
    if (!request.url?.startsWith(baseUrl + FEEDBACK_PATH)) {
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
 * Docusaurus plugin that mounts the feedback receiver in the development server, so that the prompt works there. It has
 * no effect on builds.
 */
export default function feedbackReceiver(context: LoadContext): Plugin {
  const baseUrl = siteBaseUrl(context);
  if (process.env.NODE_ENV === 'development') {
    // Now, and not only when the receiver is loaded.
    configured(() => readEnvironment(process.env, 'file:'));
  }
  const load = async () => {
    const { createReceiver } = await import('./receiver');
    return createReceiver({
      siteDir: context.siteDir,
      baseUrl,
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
            middlewares.unshift(lazyReceiver(load, baseUrl));
            // webpack-merge calls both this function and Docusaurus' own, and concatenates the results.
            return [];
          },
        },
      };
    },
  };
}
