import { colorModeStore, demoHash, directionStore } from '../../../../core/preferences';
import { useChat } from '../../../chat/client';
import type { CodeVariant, DemoModule, DemoStyling } from '../../types';
import { useEffect, useState } from 'react';

import { plainFiles } from './plainFiles';
import type { DemoAction } from './Toolbar';
import type { DemoSourceState } from './useDemoSource';
import type { LiveCode } from './useLiveCode';

/** A message below the toolbar, with an optional link. */
export interface Message {
  text: string;
  link?: { href: string; label: string };
  /** Whether it confirms that something was copied. */
  isCopied?: boolean;
}

/** How long a message without a link is shown, in milliseconds. */
const MESSAGE_MS = 8000;

export const CODE_FAILED: Message = { text: 'The code couldn’t be loaded. Try again.' };
const TAB_FAILED: Message = { text: 'The browser didn’t open a new tab. Try again.' };

/** Shows a message for a while. A message with a link stays until the reader has used it. */
export function useMessage() {
  const [message, setMessage] = useState<Message>();
  useEffect(() => {
    const timer =
      message && !message.link ? window.setTimeout(() => setMessage(undefined), MESSAGE_MS) : 0;
    return () => window.clearTimeout(timer);
  }, [message]);
  return [message, setMessage] as const;
}

/** What the actions of a demo are about. */
export interface DemoActionsOptions {
  demo: DemoModule;
  /** The demo's title. */
  name: string;
  /** Path of the demo's page. */
  pagePath: string;
  styling: DemoStyling;
  /** TS if the demo has no other variant. */
  variant: CodeVariant;
  source: DemoSourceState;
  live: LiveCode;
  setMessage: (message: Message | undefined) => void;
  /** Starts the demo from its original state and code. */
  reset: () => void;
  /** Moves the focus to the demo. */
  focus: () => void;
}

/** Returns the actions of a demo's toolbar, and its files as the reader has them now, including edits. */
export function useDemoActions({
  demo,
  name,
  pagePath,
  styling,
  variant,
  source,
  live,
  setMessage,
  reset,
  focus,
}: DemoActionsOptions) {
  const chat = useChat();
  const [busy, setBusy] = useState<string>();
  const currentFiles = async () =>
    live.edited ?? plainFiles(await source.load(), styling.name, variant);
  /** Returns a click handler that runs one action at a time and shows the resulting message. */
  const run = (action: string, work: () => Promise<Message | undefined>) => () => {
    if (busy) {
      return;
    }
    setBusy(action);
    setMessage(undefined);
    void work()
      .catch(() => CODE_FAILED)
      .then(setMessage)
      .finally(() => setBusy(undefined));
  };
  const openSandbox = (host: 'openInStackBlitz' | 'openInCodeSandbox') => async () => {
    const [sandboxes, files, { stylings }] = await Promise.all([
      import('../../sandbox'),
      currentFiles(),
      source.load(),
    ]);
    const sandbox = sandboxes.createSandbox({
      name: demo.name,
      title: name,
      url: `${window.location.origin}${pagePath}#${demo.name}`,
      files,
      dependencies: stylings[styling.name]?.dependencies ?? {},
      variant,
      styling: styling.name,
      mode: colorModeStore().get().mode,
      direction: directionStore().get(),
    });
    return sandboxes[host](sandbox) ? undefined : TAB_FAILED;
  };
  const openChat = async (): Promise<Message | undefined> => {
    const [files, { stylings }] = await Promise.all([currentFiles(), source.load()]);
    const result = await chat?.open({
      name,
      description: document.title,
      files,
      dependencies: stylings[styling.name]?.dependencies ?? {},
    });
    return !result || result.ok
      ? undefined
      : {
          text: result.message,
          ...(result.url ? { link: { href: result.url, label: 'Open it here' } } : {}),
        };
  };
  const copyLink = async (): Promise<Message | undefined> => {
    const address = demoHash({
      name: demo.name,
      variant,
      ...(demo.stylings.length > 1 ? { styling: styling.name } : {}),
    });
    const href = `${window.location.origin}${pagePath}${address}`;
    try {
      await navigator.clipboard.writeText(href);
      return {
        isCopied: true,
        text: live.edited
          ? 'The link was copied. It leads to the original code, because it can’t contain your edits.'
          : 'The link to this code was copied.',
      };
    } catch {
      return { text: 'The browser couldn’t copy the link.', link: { href, label: href } };
    }
  };

  const action = (
    actionName: string,
    event: string,
    work: () => Promise<Message | undefined>,
  ): DemoAction => ({
    name: actionName,
    event,
    run: run(actionName, work),
    isBusy: busy === actionName,
  });
  const actions: DemoAction[] = [
    {
      ...action('Open in StackBlitz', 'stackblitz', openSandbox('openInStackBlitz')),
      label: 'StackBlitz',
      icon: 'stackBlitz',
    },
    action('Open in CodeSandbox', 'codesandbox', openSandbox('openInCodeSandbox')),
    ...(chat ? [action('Edit in Chat', 'chat', openChat)] : []),
    action('Copy a link to this code', 'link', copyLink),
    {
      name: 'Reset the demo',
      event: 'reset',
      run: () => {
        setMessage(undefined);
        reset();
      },
    },
    { name: 'Move the focus to the demo', event: 'reset-focus', run: focus },
    {
      name: 'Open the demo on its own page',
      event: 'alone',
      run: `${pagePath}demos/${demo.name}/`,
    },
    { name: 'View the source file', event: 'source', run: demo.sourceUrl },
  ];
  return { actions, currentFiles };
}
