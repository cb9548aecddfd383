import { chatRequest } from './chatRequest';
import { CHAT_FAILURE, type ChatDemo, type ChatRequest, type ChatResult } from './types';

/** Time limit for the chat's response. */
export const CHAT_TIMEOUT_MS = 10_000;

/** The dependencies of `openInChat`: the browser's APIs in production. */
export interface ChatEnvironment {
  /** Address that receives the request. */
  endpoint: string;
  fetch: typeof fetch;
  open: (url: string, target: '_blank') => Pick<Window, 'opener'> | null;
  /** Calls the callback after the given number of milliseconds, unless the returned function is called first. */
  delay: (callback: () => void, milliseconds: number) => () => void;
}

/** Returns the address in a response, or undefined if it isn't http(s). */
function nextUrl(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('nextUrl' in answer)) {
    return undefined;
  }
  const { nextUrl } = answer;
  if (typeof nextUrl !== 'string' || !URL.canParse(nextUrl)) {
    return undefined;
  }
  // A `javascript:` address would run on this page.
  const { protocol, href } = new URL(nextUrl);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** Sends the demo and returns the address to open, or undefined if anything fails. */
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
    // No network, no response in time, or a response that isn't JSON.
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
    // Not `noopener`, because browsers then don't report whether they have opened the tab.
    const tab = environment.open(url, '_blank');
    if (tab) {
      tab.opener = null;
      return { ok: true };
    }
  } catch {
    // Blocked, as below.
  }
  return { ok: false, message: CHAT_FAILURE, url };
}
