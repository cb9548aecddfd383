import type { IncomingMessage, ServerResponse } from 'node:http';

import sirv from 'sirv';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';

import { stageKey, type Stage } from '../../../../core/build/site';
import type { DocsVersion } from '../../../../core/versions';
import { liveContentSecurityPolicy, policyInFrameHeader } from '../../../html-policy';
import { LIVE_FOLDER } from '../address';

import { liveFrame, type LiveFrame } from './index';

/** A middleware of the development server. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves frames below `/live/`, with their policy: each document from its release's folder, and its files from
 * `/live/assets/`. A request for a document waits until its frame is built.
 */
export function serveFrames(frames: readonly LiveFrame[], baseUrl: string): Middleware {
  const prefix = `${baseUrl}${LIVE_FOLDER}/`;
  /** Folders of the frames that were requested. They contain everything that the frames' documents request. */
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
        response.setHeader(
          'Content-Security-Policy',
          policyInFrameHeader(liveContentSecurityPolicy()),
        );
        const serve = [...built].reduceRight<() => void>(
          (otherwise, each) => () => sirv(each, { dev: true })(request, response, otherwise),
          () => response.writeHead(404).end(`${url} doesn't exist in the live frames.`),
        );
        serve();
      },
      (error: Error) => response.writeHead(500).end(error.message),
    );
  };
}

/**
 * Milliseconds from the development server's first compilation to the start of the frame's build, so that the first
 * page comes first.
 */
const START_DELAY_MS = 5000;

/** The plugin's hooks for the frames in which edited demos run. */
export interface LiveFrameHooks {
  /** Adds the frames to the build, where all locales share them. */
  stage: Stage;
  /**
   * Makes the development server serve the frames, and build the frame of the current docs in the background once the
   * first page is ready.
   */
  configureWebpack: () => { devServer?: DevServerConfiguration };
}

/**
 * Returns the Docusaurus hooks for the live frames.
 *
 * @param plugin - Name of the plugin.
 * @param baseUrl - Base URL of the site, with a slash at both ends.
 * @param versions - Returns the site's docs versions. The current version, which is not cut yet, comes first.
 */
export function liveFrameHooks(
  plugin: string,
  baseUrl: string,
  versions: () => readonly DocsVersion[],
): LiveFrameHooks {
  let made: LiveFrame[] | undefined;
  // Several versions may have the same release: until the next release is installed, the current version and the newest
  // cut one do.
  const frames = () =>
    (made ??= [
      ...new Map(
        versions()
          .map((version) => liveFrame(version))
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
            middlewares.unshift(serveFrames(frames(), baseUrl));
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
                    console.error(`The live frame couldn't be built.\n${error.message}`);
                  });
              }, START_DELAY_MS).unref();
            });
            // Added to Docusaurus' own middlewares: webpack-merge calls both functions and concatenates what they
            // return.
            return [];
          },
        },
      };
    },
  };
}
