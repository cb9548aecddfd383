import { useMemo } from 'react';
import { usePluginData } from '@docusaurus/useGlobalData';

import { CHAT_FAILURE, type ChatDemo, type ChatResult } from './types';

export type { ChatDemo, ChatResult, ChatSource } from './types';

/** Provides access to the chat. */
export interface Chat {
  /** Sends a demo and opens the chat in a new tab. Never rejects. Call it right after the reader's click. */
  open: (demo: ChatDemo) => Promise<ChatResult>;
}

function endpointOf(data: unknown): string | undefined {
  return typeof data === 'object' &&
    data !== null &&
    'endpoint' in data &&
    typeof data.endpoint === 'string'
    ? data.endpoint
    : undefined;
}

async function open(endpoint: string, demo: ChatDemo): Promise<ChatResult> {
  try {
    const { openInChat } = await import('./openInChat');
    return await openInChat(demo, {
      endpoint,
      fetch: (...args) => window.fetch(...args),
      open: (url, target) => window.open(url, target),
      delay: (callback, milliseconds) => {
        const timer = window.setTimeout(callback, milliseconds);
        return () => window.clearTimeout(timer);
      },
    });
  } catch {
    // The code couldn't be loaded; it doesn't throw by itself.
    return { ok: false, message: CHAT_FAILURE };
  }
}

/** Returns the chat of this site, or undefined if none is configured; components must then show no chat controls. */
export function useChat(): Chat | undefined {
  const endpoint = endpointOf(usePluginData('portal-chat'));
  return useMemo(
    () => (endpoint === undefined ? undefined : { open: (demo) => open(endpoint, demo) }),
    [endpoint],
  );
}
