import { modules } from '@live/modules';
import { loadDirection } from '../../../../core/islands/providers';

import {
  send,
  toPageMessage,
  type Appearance,
  type FrameMessage,
  type PageMessage,
} from '../protocol';

import { explainDialogs } from './dialogs';
import { explainBlocked } from './explain';
import { guardNavigation } from './guard';
import { watchHeight } from './height';
import { reasonNotToRun } from './isolation';
import { describeProblem } from './problem';
import { loadProgram } from './program';
import { createStage } from './stage';

type RunMessage = Extract<PageMessage, { type: 'run' }>;

/**
 * Starts the document in which edited code runs. It is sandboxed, has an opaque origin, and communicates with the page
 * only through messages (`protocol.ts`).
 */
function startFrame(page: Window, host: HTMLElement): void {
  const tell = (message: FrameMessage) => send(page, message);
  /** The latest code received, and the code that is shown. */
  let newest: RunMessage | undefined;
  let shown: RunMessage | undefined;

  const tellProblem = (thrown: unknown, { run, files }: RunMessage) =>
    tell({ type: 'error', run, ...describeProblem(thrown, files) });
  const tellLater = (thrown: unknown) => {
    const message = shown ?? newest;
    if (message) {
      tellProblem(thrown, message);
    }
  };

  /** The last notice while code was being run. It is sent after the answer to the run, which would replace it. */
  let waiting: { notice?: Error } | undefined;
  const tellNotice = (notice: Error) => {
    if (waiting) {
      waiting.notice = notice;
    } else {
      tellLater(notice);
    }
  };

  const stage = createStage(host, { mode: 'light', direction: 'ltr' }, tellLater);
  const measure = watchHeight(host, (px) => tell({ type: 'height', px }));
  guardNavigation(document);
  explainDialogs(window, tellNotice);
  document.addEventListener('securitypolicyviolation', (event) => {
    const explanation = explainBlocked(event);
    if (explanation) {
      tellNotice(new Error(explanation));
    }
  });
  window.addEventListener('error', ({ error }: { error: unknown }) => {
    // Events without an error are notices of the browser, such as that of a ResizeObserver loop.
    if (error instanceof Error) {
      tellLater(error);
    }
  });
  window.addEventListener('unhandledrejection', ({ reason }) => tellLater(reason));

  const setAppearance = async ({ mode, direction }: Appearance): Promise<void> => {
    await loadDirection(direction);
    document.documentElement.setAttribute('data-theme', mode);
    document.documentElement.dir = direction;
    stage.setAppearance({ mode, direction });
  };

  const prepare = async ({ files, styling }: RunMessage) => {
    const { component, styles } = await loadProgram(files, (name) =>
      Object.hasOwn(modules, name) ? modules[name] : undefined,
    );
    const own = styles.join('\n');
    if (styling !== 'Tailwind') {
      return { component, css: own, layered: styling === 'CSS' };
    }
    const { tailwindSheet } = await import('./tailwindSheets');
    const texts = files.filter(({ name }) => !name.endsWith('.css')).map(({ code }) => code);
    return { component, css: await tailwindSheet(texts, own), layered: true };
  };

  const run = async (message: RunMessage): Promise<void> => {
    newest = message;
    const own: typeof waiting = {};
    waiting = own;
    try {
      const [scene] = await Promise.all([prepare(message), setAppearance(message)]);
      // Newer code may have arrived while this code's modules were being fetched.
      if (newest === message) {
        stage.show(scene);
        shown = message;
        measure();
        tell({ type: 'rendered', run: message.run });
        if (own.notice) {
          tellLater(own.notice);
        }
      }
    } catch (error) {
      tellProblem(error, message);
    } finally {
      if (waiting === own) {
        waiting = undefined;
      }
    }
  };

  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const message = source === page ? toPageMessage(data) : undefined;
    if (message?.type === 'ping') {
      tell({ type: 'pong' });
    } else if (message?.type === 'appearance') {
      void setAppearance(message);
    } else if (message?.type === 'run') {
      void run(message);
    }
  });
  tell({ type: 'ready' });
}

const host = document.getElementById('root');
// When opened directly, the document has no page to communicate with.
if (host && window.parent !== window) {
  const reason = reasonNotToRun(window.origin);
  if (reason === undefined) {
    startFrame(window.parent, host);
  } else {
    host.textContent = reason;
  }
}
