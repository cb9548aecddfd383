import type { BrowserContext, Page } from '@playwright/test';

/** Origin that the services fixture configures for the tag (e2e/services.config.ts). */
export const TAG_ORIGIN = 'https://tag.example';
const COLLECT_ORIGIN = 'https://collect.example';

/** A command to the tag, as sent by the browser. */
export type SentCommand = [command: string, ...parameters: unknown[]];

/**
 * A fake of the Google tag's script, which carries out each command by sending it unchanged. Like the real tag, it
 * accepts only Arguments objects, sets its cookies when it sends something, and stops when it is disabled.
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

/** What the browser sends to the Google tag's hosts. */
export interface TagDouble {
  /** URLs of the requested scripts. */
  scripts: string[];
  sent: SentCommand[];
  /** Returns the names and parameters of the sent events, in order. Leaves out web vitals, whose timing varies. */
  events: () => [name: string, parameters: Record<string, unknown>][];
}

const WEB_VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'];

/** Fakes the Google tag's hosts. Call it before a page is opened. */
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

/** Collects the URLs that pages request from other hosts from now on. */
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
