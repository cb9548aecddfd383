import type { BrowserContext, Page } from '@playwright/test';

/** What the services fixture's tag is configured with (e2e/fixtures/services/services.json). */
export const TAG_ORIGIN = 'https://tag.example';
const COLLECT_ORIGIN = 'https://collect.example';

/** A command to the tag, as it left the browser. */
export type SentCommand = [command: string, ...parameters: unknown[]];

/**
 * A double of the Google tag's script: carries each command out by sending it as it is. Like the real one it takes
 * nothing but Arguments objects, sets its cookies with what it sends, and stops where it is switched off.
 */
const SCRIPT = `(function () {
  var id = new URL(document.currentScript.src).searchParams.get('id');
  function carryOut(command) {
    var isCommand = Object.prototype.toString.call(command) === '[object Arguments]';
    if (!isCommand || window['ga-disable-' + id]) return;
    document.cookie = '_ga=GA1.1.1; path=/';
    document.cookie = '_ga_TEST=GS1.1.1; path=/';
    var body = JSON.stringify(Array.from(command));
    fetch('${COLLECT_ORIGIN}/g/collect', { method: 'POST', mode: 'no-cors', body: body, keepalive: true });
  }
  window.dataLayer.forEach(carryOut);
  window.dataLayer.push = function () {
    Array.from(arguments).forEach(carryOut);
    return Array.prototype.push.apply(window.dataLayer, arguments);
  };
})();`;

/** What leaves the browser for the Google tag's hosts. */
export interface TagDouble {
  /** Addresses of the scripts that were asked for. */
  scripts: string[];
  sent: SentCommand[];
  /** Names and parameters of the events sent, in order; those of web vitals come when they may. */
  events: () => [name: string, parameters: Record<string, unknown>][];
}

const WEB_VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'];

/** Answers in place of the Google tag's hosts. Call it before a page is opened. */
export async function answerForGoogleTag(target: Page | BrowserContext): Promise<TagDouble> {
  const scripts: string[] = [];
  const sent: SentCommand[] = [];
  await target.route(`${TAG_ORIGIN}/**`, (route) => {
    scripts.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
  });
  await target.route(`${COLLECT_ORIGIN}/**`, (route) => {
    sent.push(JSON.parse(route.request().postData() ?? '[]') as SentCommand);
    return route.fulfill({ status: 204 });
  });
  return {
    scripts,
    sent,
    events: () =>
      sent.flatMap<ReturnType<TagDouble['events']>[number]>(([command, name, parameters]) =>
        command === 'event' && typeof name === 'string' && !WEB_VITALS.includes(name)
          ? [[name, parameters as Record<string, unknown>]]
          : [],
      ),
  };
}

/** Addresses of other hosts that pages ask for, from now on. */
export function foreignRequests(target: Page | BrowserContext): string[] {
  const urls: string[] = [];
  target.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.hostname !== 'localhost') {
      urls.push(url.href);
    }
  });
  return urls;
}
