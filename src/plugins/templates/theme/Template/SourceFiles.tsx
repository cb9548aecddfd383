import CopyButton from '@theme/CopyButton';
import { CODE_VARIANTS, fileNameIn, type CodeVariant } from '../../../../core/preferences';
import type { TemplateModule, TemplateSource } from '../../types';
import { Fragment, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

import styles from './styles.module.css';

export interface SourceFilesProps {
  template: TemplateModule;
  variant: CodeVariant;
}

/** Returns the index that a key moves to in a list, or undefined for any other key. */
function indexForKey(key: string, index: number, count: number): number | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  return step === undefined ? { Home: 0, End: count - 1 }[key] : (index + step + count) % count;
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);

const nameIn = (variant: CodeVariant) => (file: string) => `src/${fileNameIn(variant, file)}`;

/** Loads the code of files. The page contains the first one in TypeScript only. */
function useSources(template: TemplateModule, variant: CodeVariant) {
  const [index, setIndex] = useState(0);
  const [sources, setSources] = useState<ReadonlyMap<number, TemplateSource>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const source = sources.get(index);

  const load = (wanted: number) => {
    setFailed(false);
    return template.source(wanted).then(
      (loaded) => {
        setSources((known) => new Map(known).set(wanted, loaded));
        return loaded;
      },
      (error: unknown) => {
        setFailed(true);
        throw error;
      },
    );
  };
  const choose = (wanted: number) => {
    setIndex(wanted);
    setAsked(true);
    if (!sources.has(wanted)) {
      load(wanted).catch(() => undefined);
    }
  };

  const needsFirst = variant === 'JS' && index === 0 && !isAsked && !source;
  useEffect(() => {
    if (!needsFirst) {
      return undefined;
    }
    let isCurrent = true;
    template.source(0).then(
      (loaded) => isCurrent && setSources((known) => new Map(known).set(0, loaded)),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [needsFirst, template]);
  return { index, source, hasFailed, load, choose };
}

/** The files of a template as tabs. */
function FileTabs({
  id,
  files,
  index,
  variant,
  show,
}: {
  id: string;
  files: readonly string[];
  index: number;
  variant: CodeVariant;
  show: (index: number) => void;
}) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = indexForKey(event.key, index, files.length);
    if (target !== undefined) {
      event.preventDefault();
      show(target);
      event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
    }
  };
  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus
    <div
      className={styles.files}
      role="tablist"
      aria-label="Files of the template"
      aria-orientation="vertical"
      dir="ltr"
      onKeyDown={onKeyDown}
    >
      {files.map((file, place) => (
        <Fragment key={file}>
          {folderOf(file) !== folderOf(files[place - 1] ?? '') && (
            <span className={styles.folder} aria-hidden="true">
              {folderOf(file) || 'src/'}
            </span>
          )}
          <button
            type="button"
            role="tab"
            aria-label={nameIn(variant)(file)}
            id={`${id}-tab-${place}`}
            aria-selected={place === index}
            aria-controls={`${id}-panel`}
            tabIndex={place === index ? 0 : -1}
            data-event-action="file"
            onClick={() => show(place)}
          >
            {fileNameIn(variant, file.slice(folderOf(file).length))}
          </button>
        </Fragment>
      ))}
    </div>
  );
}

/** The files of a template as tabs, and the code of one of them. On a narrow screen, the tabs are a menu. */
export default function SourceFiles({ template, variant }: SourceFilesProps) {
  const { files } = template;
  const id = useId();
  const { index, source, hasFailed, load, choose } = useSources(template, variant);
  const codes = useRef<Partial<Record<CodeVariant, HTMLElement | null>>>({});
  const panel = useRef<HTMLPreElement>(null);
  const show = (wanted: number) => {
    choose(wanted);
    panel.current?.scrollTo({ top: 0, left: 0 });
  };

  useEffect(() => {
    CODE_VARIANTS.forEach((language) => {
      const element = codes.current[language];
      if (element && source) {
        element.innerHTML = (language === 'JS' ? source.JS : undefined) ?? source.TS;
      }
    });
  }, [source]);

  const textOf = async () => {
    const { TS, JS } = source ?? (await load(index));
    const element = document.createElement('code');
    element.innerHTML = (variant === 'JS' ? JS : undefined) ?? TS;
    return element.textContent;
  };
  const nameOf = nameIn(variant);

  return (
    <div className={styles.source} data-search-skip>
      <label className={styles.menu}>
        <span>File</span>
        <select value={index} onChange={({ target }) => show(Number(target.value))}>
          {files.map((file, place) => (
            <option key={file} value={place}>
              {nameOf(file)}
            </option>
          ))}
        </select>
      </label>
      <FileTabs id={id} files={files} index={index} variant={variant} show={show} />
      <div
        className={styles.panel}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${index}`}
        dir="ltr"
      >
        <pre
          ref={panel}
          className="code"
          tabIndex={0}
          role="group"
          aria-label={nameOf(files[index] ?? '')}
          data-code
        >
          {CODE_VARIANTS.map((language) => (
            <code
              // Each file has its own element, because the server's content belongs only to the first.
              key={`${index} ${language}`}
              ref={(element) => {
                codes.current[language] = element;
              }}
              data-for-variant={language}
              suppressHydrationWarning
              dangerouslySetInnerHTML={{
                __html: index === 0 && language === 'TS' ? template.code : '',
              }}
            />
          ))}
        </pre>
        <CopyButton className={styles.copy} text={textOf} iconOnly />
        {hasFailed && !source && (
          <p className={styles.failure} role="status">
            The code couldn’t be loaded.{' '}
            <button type="button" className="portal-button" onClick={() => show(index)}>
              Try again
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
