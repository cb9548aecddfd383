import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLocalPathname } from '@docusaurus/theme-common/internal';
import { parseDemoHash, useCodeStyling, useCodeVariant } from '../../../../core/preferences';
import { waitForCode } from '../../../../core/islands/waitForCode';
import { titleFromFileName } from '../../title';
import type { CodeStyling, CodeVariant, DemoModule } from '../../types';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';

import { DemoCode } from './DemoCode';
import { stylingFor } from './stylings';
import { codeToCopy } from './plainFiles';
import { Stage } from './Stage';
import { Toolbar } from './Toolbar';
import { useCodeInView } from './useCodeInView';
import { CODE_FAILED, useDemoActions, useMessage, type Message } from './useDemoActions';
import { useDemoSource } from './useDemoSource';
import { useLiveCode, type LiveCode } from './useLiveCode';
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

/** Whether the code is open. A hash with the name of the demo opens it, and scrolls to the demo. */
function useOpen(demo: DemoModule, isServedOpen: boolean, figure: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(isServedOpen);
  const { hash } = useLocation();
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
  }, [asked, figure]);
  return [isOpen, setOpen] as const;
}

/** Opens the editor in place of the code. */
function useEdit(
  live: LiveCode,
  stage: RefObject<HTMLElement | null>,
  code: RefObject<HTMLElement | null>,
  setMessage: (message: Message | undefined) => void,
) {
  const [stageHeight, setStageHeight] = useState(0);
  /** Repeats what is typed while the editor is loading. */
  const onEditor = useRef<ReturnType<typeof waitForCode>>(undefined);
  useEffect(() => {
    if (live.isEditing) {
      void onEditor.current?.(true);
    }
  }, [live.isEditing]);
  const start = async () => {
    setMessage(undefined);
    setStageHeight(stage.current?.firstElementChild?.clientHeight ?? 0);
    onEditor.current = code.current ? waitForCode(code.current) : undefined;
    await live.start().catch(() => {
      void onEditor.current?.(false);
      setMessage(CODE_FAILED);
    });
  };
  return { stageHeight, start };
}

/** Returns the preview of edited code. It is rendered before the first change, so that the change shows at once. */
function previewOf(
  { components, files, release, isEditing, edited, setProblem, setSeen }: LiveCode,
  name: string,
  styling: CodeStyling,
  variant: CodeVariant,
  minHeight: number,
): ReactNode {
  return (
    components &&
    files &&
    release &&
    (isEditing || edited) && (
      <components.Preview
        key={`${styling} ${variant}`}
        name={name}
        release={release}
        files={files}
        styling={styling}
        minHeight={minHeight}
        onError={setProblem}
        onRunning={setSeen}
      />
    )
  );
}

/** Returns the editor, while the reader edits the code. */
function editorOf(
  { components, files, isEditing, change, leave, problem }: LiveCode,
  name: string,
  fileIndex: number,
): ReactNode {
  return (
    components &&
    files &&
    isEditing && (
      <components.Editor
        name={name}
        files={files}
        fileIndex={fileIndex}
        onFilesChange={change}
        onLeave={leave}
        initialFocus
        problem={problem}
      />
    )
  );
}

/** A message over the stage, so that the text around the demo stays where it is. */
const DemoMessage = ({ message }: { message: Message | undefined }) => (
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
);

/** A live demo with its source below it. All but the toolbar works without JavaScript. */
export default function LiveDemo({ demo, height, open = false, title, page }: LiveDemoProps) {
  const name = title ?? titleFromFileName(demo.name);
  const { pathname } = useLocation();
  const variant = useCodeVariant();
  const styling = stylingFor(demo, useCodeStyling());
  const shownVariant = demo.hasJs ? variant : 'TS';

  const figure = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [resets, setResets] = useState<Partial<Record<CodeStyling, number>>>({});
  const codeId = useId();
  const [isOpen, setOpen] = useOpen(demo, open, figure);
  const [fileOf, setFileOf] = useState<Partial<Record<CodeStyling, number>>>({});
  const [message, setMessage] = useMessage();
  const source = useDemoSource(demo);
  const live = useLiveCode(styling, shownVariant, source.load);
  const fileIndex = fileOf[styling.name] ?? 0;
  const codeElement = useRef<HTMLDivElement>(null);
  const bringCodeIntoView = useCodeInView(codeElement, isOpen, source.source);

  const pagePath = (page ?? pathname).replace(/\/?$/, '/');
  // The same in every language.
  const localPath = useLocalPathname().replace(/\/?$/, '/');
  const edit = useEdit(live, stage, codeElement, setMessage);
  const { actions, currentFiles } = useDemoActions({
    demo,
    name,
    pagePath,
    styling,
    variant: shownVariant,
    source,
    live,
    setMessage,
    reset: () => {
      live.reset();
      setResets({ ...resets, [styling.name]: (resets[styling.name] ?? 0) + 1 });
    },
    focus: () => stage.current?.focus(),
  });
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
        preview={previewOf(live, name, styling.name, shownVariant, edit.stageHeight)}
      />
      <DemoMessage message={message} />
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
          editedHtml={editedFile && live.components?.highlight(editedFile.code, editedFile.name)}
          isOpen={isOpen}
          isServedOpen={open}
          onEdit={() => void edit.start()}
          editor={editorOf(live, name, fileIndex)}
        />
      </div>
    </figure>
  );
}
