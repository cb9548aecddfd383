import type { IncomingMessage, ServerResponse } from 'node:http';

import sirv from 'sirv';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';

import { stageKey, type Stage } from '../../../../core/built-site';
import type { DocsVersion } from '../../../../core/versions';
import { LIVE_FOLDER } from '../address';

import { liveFrame, type LiveFrame } from './index';

/** A middleware of the development server. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves frames below `/live/`, each from its release's folder and what it needs from `/live/assets/`. A document asked
 * for before its frame is built waits for it.
 */
export function serveFrames(frames: readonly LiveFrame[]): Middleware {
  const prefix = `/${LIVE_FOLDER}/`;
  /** Folders of those that were asked for, which all that their documents ask for is in. */
  const built = new Set<string>();
  return (request, response, next) => {
    const { url } = request;
    if (!url?.startsWith(prefix)) {
      next();
      return;
    }
    const [folder] = url.slice(prefix.length).split('/');
    const frame = frames.find(({ release }) => release === folder);
    Promise.resolve(frame?.build()).then(
      (directory) => {
        if (directory !== undefined) {
          built.add(directory);
        }
        request.url = url.slice(prefix.length - 1);
        response.setHeader('Access-Control-Allow-Origin', '*');
        const serve = [...built].reduceRight<() => void>(
          (otherwise, each) => () => sirv(each, { dev: true })(request, response, otherwise),
          () => response.writeHead(404).end(`There is no ${url} in the live frames.`),
        );
        serve();
      },
      (error: Error) => response.writeHead(500).end(error.message),
    );
  };
}

/** The development server's first page comes first: the frame's build starts so many milliseconds after it is made. */
const START_DELAY_MS = 5000;

/** What the plugin does for the frames that edited demos run in. */
export interface LiveFrameHooks {
  /** Puts the frames into the build, where all locales share them. */
  stage: Stage;
  /**
   * Makes the development server serve them, and build the one of the docs that are written in the background, once the
   * first page is there.
   */
  configureWebpack: () => { devServer?: DevServerConfiguration };
}

/**
 * Hooks of Docusaurus for the live frames.
 *
 * @param plugin - Name of the plugin.
 * @param versions - Gives the versions of the docs that the site has, those that are not cut yet first.
 */
export function liveFrameHooks(
  plugin: string,
  versions: () => readonly DocsVersion[],
): LiveFrameHooks {
  let made: LiveFrame[] | undefined;
  // Several versions may be of one release: until the next is installed, those not cut yet and the newest.
  const frames = () =>
    (made ??= [
      ...new Map(
        versions()
          .map(liveFrame)
          .map((frame) => [frame.release, frame]),
      ).values(),
    ]);
  return {
    stage: {
      key: stageKey('live-frames'),
      plugin,
      changes: { files: [`${LIVE_FOLDER}/`] },
      start: ({ props: { i18n } }) => ({
        // In `finish`, which doesn't wait for the pages, as this stage reads none.
        async finish({ output }) {
          if (i18n.currentLocale === i18n.defaultLocale) {
            for (const frame of frames()) {
              await output.copyFolder(await frame.build(), `${LIVE_FOLDER}/`);
            }
          }
        },
      }),
    },

    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') {
        return {};
      }
      return {
        devServer: {
          setupMiddlewares(middlewares, { compiler }) {
            middlewares.unshift(serveFrames(frames()));
            let isStarted = false;
            compiler.hooks.done.tap('portal-live', () => {
              if (isStarted) {
                return;
              }
              isStarted = true;
              setTimeout(() => {
                frames()[0]
                  ?.build()
                  .catch((error: Error) => {
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
