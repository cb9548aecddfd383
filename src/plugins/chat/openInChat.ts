import { chatRequest } from './chatRequest';
import { CHAT_FAILURE, type ChatDemo, type ChatRequest, type ChatResult } from './types';

/** The chat has this long to answer. */
export const CHAT_TIMEOUT_MS = 10_000;

/** What opening a chat stands on; the browser's own in production. */
export interface ChatEnvironment {
  /** Address that takes the request. */
  endpoint: string;
  fetch: typeof fetch;
  open: (url: string, target: '_blank') => Pick<Window, 'opener'> | null;
  /** Calls back after so many milliseconds, unless the function it gives back is called before. */
  delay: (callback: () => void, milliseconds: number) => () => void;
}

/** The address that an answer leads to; undefined for anything but a page's. */
function nextUrl(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('nextUrl' in answer)) {
    return undefined;
  }
  const { nextUrl } = answer;
  if (typeof nextUrl !== 'string' || !URL.canParse(nextUrl)) {
    return undefined;
  }
  // A script's address would run on this page.
  const { protocol, href } = new URL(nextUrl);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** Sends the demo and reads where to go on. Undefined for every way in which that can fail. */
async function ask(
  request: ChatRequest,
  { endpoint, fetch, delay }: ChatEnvironment,
): Promise<string | undefined> {
  const controller = new AbortController();
  const stop = delay(() => controller.abort(), CHAT_TIMEOUT_MS);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(request),
      credentials: 'omit',
      signal: controller.signal,
    });
    return response.ok ? nextUrl(await response.json()) : undefined;
  } catch {
    // No network, no answer in time, or none that is JSON.
    return undefined;
  } finally {
    stop();
  }
}

/**
 * Sends a demo to the chat, and opens the URL from its response in a new tab that has no access to this one. Never
 * throws.
 */
export async function openInChat(
  demo: ChatDemo,
  environment: ChatEnvironment,
): Promise<ChatResult> {
  const url = await ask(chatRequest(demo), environment);
  if (url === undefined) {
    return { ok: false, message: CHAT_FAILURE };
  }
  try {
    // Not `noopener`, with which browsers do not tell whether they opened the tab.
    const tab = environment.open(url, '_blank');
    if (tab) {
      tab.opener = null;
      return { ok: true };
    }
  } catch {
    // Refused, as below.
  }
  return { ok: false, message: CHAT_FAILURE, url };
}
