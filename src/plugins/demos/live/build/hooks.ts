import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import type { Props } from '@docusaurus/types';
import fs from 'fs-extra';
import sirv from 'sirv';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';

import { LIVE_FOLDER } from '../address';

import { liveFrame, type LiveFrame } from './index';

/** A middleware of the development server. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Serves a frame below `/live/`. A request that comes before the frame is built waits for it. */
export function serveFrame(frame: LiveFrame): Middleware {
  const prefix = `/${LIVE_FOLDER}/`;
  return (request, response, next) => {
    const { url } = request;
    if (!url?.startsWith(prefix)) {
      next();
      return;
    }
    frame.build().then(
      (directory) => {
        request.url = url.slice(prefix.length - 1);
        response.setHeader('Access-Control-Allow-Origin', '*');
        sirv(directory, { dev: true })(request, response, () => {
          response.writeHead(404).end(`There is no ${url} in the live frame.`);
        });
      },
      (error: Error) => response.writeHead(500).end(error.message),
    );
  };
}

/** The development server's first page comes first: the frame's build starts so many milliseconds after it is made. */
const START_DELAY_MS = 5000;

/** What the plugin does for the frame that edited demos run in. */
export interface LiveFrameHooks {
  /** Puts the frame into the build, where all locales share it. */
  postBuild: (props: Pick<Props, 'outDir' | 'i18n'>) => Promise<void>;
  /** Makes the development server build it in the background, once the first page is there, and serve it. */
  configureWebpack: () => { devServer?: DevServerConfiguration };
}

/**
 * Hooks of Docusaurus for the live frame.
 *
 * @param siteDir - See {@link liveFrame}.
 */
export function liveFrameHooks(siteDir: string): LiveFrameHooks {
  const frame = liveFrame(siteDir);
  return {
    async postBuild({ outDir, i18n }) {
      if (i18n.currentLocale === i18n.defaultLocale) {
        await fs.copy(await frame.build(), path.join(outDir, LIVE_FOLDER));
      }
    },

    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') {
        return {};
      }
      return {
        devServer: {
          setupMiddlewares(middlewares, { compiler }) {
            middlewares.unshift(serveFrame(frame));
            let isStarted = false;
            compiler.hooks.done.tap('portal-live', () => {
              if (isStarted) {
                return;
              }
              isStarted = true;
              setTimeout(() => {
                frame.build().catch((error: Error) => {
                  console.error(`The live frame could not be built.\n${error.message}`);
                });
              }, START_DELAY_MS).unref();
            });
            // Added to Docusaurus' own: webpack-merge calls both functions and joins what they give.
            return [];
          },
        },
      };
    },
  };
}
