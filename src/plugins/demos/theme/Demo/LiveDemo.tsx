import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLocalPathname } from '@docusaurus/theme-common/internal';
import {
  colorModeStore,
  demoHash,
  directionStore,
  parseDemoHash,
  useCodeStyling,
  useCodeVariant,
} from '../../../../core/preferences';
import { waitForCode } from '../../../../core/islands/waitForCode';
import { useChat } from '../../../chat/client';
import { titleFromFileName } from '../../title';
import type { CodeStyling, DemoModule } from '../../types';
import { useEffect, useId, useRef, useState } from 'react';

import { DemoCode } from './DemoCode';
import { stylingFor } from './stylings';
import { codeToCopy, plainFiles } from './plainFiles';
import { Stage } from './Stage';
import { Toolbar, type DemoAction } from './Toolbar';
import { useCodeInView } from './useCodeInView';
import { useDemoSource } from './useDemoSource';
import { useLiveCode } from './useLiveCode';
import styles from './styles.module.css';

export interface LiveDemoProps {
  demo: DemoModule;
  /** Pixels to reserve for a demo whose server-rendered HTML has no size of its own. */
  height?: number;
  /** Shows the code from the start. */
  open?: boolean;
  /** Accessible name. Default: derived from the component's name. */
  title?: string;
  /** Path of the demo's own page, if another one shows it, as a gallery does. Default: the path of this page. */
  page?: string;
}

/** A message below the toolbar, with an optional link. */
interface Message {
  text: string;
  link?: { href: string; label: string };
  /** Whether it confirms that something was copied. */
  isCopied?: boolean;
}

/** How long a message without a link is shown, in milliseconds. */
const MESSAGE_MS = 8000;

const CODE_FAILED: Message = { text: 'The code couldn’t be loaded. Try again.' };
const TAB_FAILED: Message = { text: 'The browser didn’t open a new tab. Try again.' };

/** A live demo with its source below it. All but the toolbar works without JavaScript. */
export default function LiveDemo({ demo, height, open = false, title, page }: LiveDemoProps) {
  const name = title ?? titleFromFileName(demo.name);
  const { pathname, hash } = useLocation();
  const variant = useCodeVariant();
  const styling = stylingFor(demo, useCodeStyling());
  const shownVariant = demo.hasJs ? variant : 'TS';

  const figure = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [resets, setResets] = useState<Partial<Record<CodeStyling, number>>>({});
  const codeId = useId();
  const [isOpen, setOpen] = useState(open);
  const [fileOf, setFileOf] = useState<Partial<Record<CodeStyling, number>>>({});
  const [message, setMessage] = useState<Message>();
  useEffect(() => {
    // A message with a link stays until the reader has used it.
    const timer =
      message && !message.link ? window.setTimeout(() => setMessage(undefined), MESSAGE_MS) : 0;
    return () => window.clearTimeout(timer);
  }, [message]);
  const [busy, setBusy] = useState<string>();
  const [stageHeight, setStageHeight] = useState(0);
  const source = useDemoSource(demo);
  const live = useLiveCode(styling, shownVariant, source.load);
  const chat = useChat();
  const fileIndex = fileOf[styling.name] ?? 0;
  const codeElement = useRef<HTMLDivElement>(null);
  const bringCodeIntoView = useCodeInView(codeElement, isOpen, source.source);

  // The server doesn't know the hash, and hydration must match the HTML that the server sent.
  const isBrowser = useIsBrowser();
  const asked = isBrowser && parseDemoHash(hash)?.name === demo.name ? hash : undefined;
  const [openedFor, setOpenedFor] = useState<string>();
  if (asked !== openedFor) {
    setOpenedFor(asked);
    setOpen(isOpen || asked !== undefined);
  }
  useEffect(() => {
    if (asked) {
      figure.current?.scrollIntoView();
    }
  }, [asked]);

  const pagePath = (page ?? pathname).replace(/\/?$/, '/');
  // The same in every language.
  const localPath = useLocalPathname().replace(/\/?$/, '/');
  /** Returns the demo's files as the reader has them now, including edits. */
  const currentFiles = async () =>
    live.edited ?? plainFiles(await source.load(), styling.name, shownVariant);

  /** Repeats what is typed while the editor is loading. */
  const onEditor = useRef<ReturnType<typeof waitForCode>>(undefined);
  useEffect(() => {
    if (live.isEditing) {
      void onEditor.current?.(true);
    }
  }, [live.isEditing]);
  const edit = async () => {
    setMessage(undefined);
    setStageHeight(stage.current?.firstElementChild?.clientHeight ?? 0);
    onEditor.current = codeElement.current ? waitForCode(codeElement.current) : undefined;
    await live.start().catch(() => {
      void onEditor.current?.(false);
      setMessage(CODE_FAILED);
    });
  };
  const reset = () => {
    setMessage(undefined);
    live.reset();
    setResets({ ...resets, [styling.name]: (resets[styling.name] ?? 0) + 1 });
  };

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
      variant: shownVariant,
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
      variant: shownVariant,
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
    { name: 'Reset the demo', event: 'reset', run: reset },
    { name: 'Move the focus to the demo', event: 'reset-focus', run: () => stage.current?.focus() },
    {
      name: 'Open the demo on its own page',
      event: 'alone',
      run: `${pagePath}demos/${demo.name}/`,
    },
    { name: 'View the source file', event: 'source', run: demo.sourceUrl },
  ];

  const { components, files } = live;
  const editedFile = live.edited?.[fileIndex];
  return (
    <figure
      ref={figure}
      className={styles.demo}
      id={demo.name}
      aria-label={name}
      data-event-category="demo"
      data-event-label={`${localPath}demos/${demo.name}/`}
    >
      {/* The style sheet shows it without JavaScript. `noscript` would also show it for demos that the server draws. */}
      <p className={styles.needsScript} hidden>
        This demo needs JavaScript, which is turned off. You can read its code instead.
      </p>
      <Stage
        ref={stage}
        demo={demo}
        name={name}
        height={height}
        resets={resets}
        isReplaced={live.edited !== undefined && live.isSeen}
        preview={
          components &&
          files &&
          live.release &&
          // Rendered even before the first change, so that the change shows at once.
          (live.isEditing || live.edited) && (
            <components.Preview
              key={`${styling.name} ${shownVariant}`}
              name={name}
              release={live.release}
              files={files}
              styling={styling.name}
              minHeight={stageHeight}
              onError={live.setProblem}
              onRunning={live.setSeen}
            />
          )
        }
      />
      {/* Over the stage, so that the text around the demo stays where it is. */}
      <div className={styles.messages}>
        {message && (
          <p className={styles.message} role="status" data-copied={message.isCopied}>
            {message.text}
            {message.link && (
              <a href={message.link.href} target="_blank" rel="noopener">
                {message.link.label}
              </a>
            )}
          </p>
        )}
      </div>
      <Toolbar
        demo={demo}
        name={name}
        styling={styling}
        variant={shownVariant}
        isOpen={isOpen}
        codeId={codeId}
        onToggle={() => {
          if (!isOpen) {
            bringCodeIntoView();
          }
          setOpen(!isOpen);
        }}
        code={async () => codeToCopy(await currentFiles(), fileIndex)}
        actions={actions}
      />
      <div ref={codeElement} className={styles.source} id={codeId} hidden={!isOpen} data-demo-code>
        <DemoCode
          demo={demo}
          name={name}
          styling={styling}
          variant={shownVariant}
          fileIndex={fileIndex}
          onFile={(index) => setFileOf({ ...fileOf, [styling.name]: index })}
          source={source}
          editedHtml={editedFile && components?.highlight(editedFile.code, editedFile.name)}
          isOpen={isOpen}
          isServedOpen={open}
          onEdit={() => void edit()}
          editor={
            components &&
            files &&
            live.isEditing && (
              <components.Editor
                name={name}
                files={files}
                fileIndex={fileIndex}
                onFilesChange={live.change}
                onLeave={live.leave}
                initialFocus
                problem={live.problem}
              />
            )
          }
        />
      </div>
    </figure>
  );
}
