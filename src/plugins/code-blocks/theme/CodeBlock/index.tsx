import { fileNameIn } from '../../../../core/preferences';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import CopyIcon from '../CopyButton/CopyIcon';
import copyStyles from '../CopyButton/styles.module.css';
import { COPY_CODE_ATTRIBUTE, COPY_LABELS } from '../../copyCode';

import styles from './styles.module.css';

export interface CodeBlockProps {
  /** Content of the `<code>` element, highlighted at build. */
  html?: string;
  /** The same as JavaScript, where that differs. Style sheets show the reader's variant. */
  js?: string;
  /** Plain code, where nothing highlighted it: a theme component of Docusaurus' own gives it as children. */
  children?: ReactNode;
  language?: string;
  /** Shown above the code: a file's path, mostly. */
  title?: string;
}

/**
 * A code block as rehypeCodeBlocks makes it: HTML that needs no React in the browser, where one listener serves the copy
 * buttons of all blocks. It runs left to right on every page, so the button is at the end of the code.
 */
export default function CodeBlock({
  html,
  js,
  children,
  language = 'text',
  title,
}: CodeBlockProps) {
  const variant = (value: 'TS' | 'JS') => (js === undefined ? {} : { 'data-for-variant': value });
  return (
    <figure className={styles.block} dir="ltr" data-language={language} data-event-category="code">
      {title && (
        <figcaption className={styles.title}>
          <span {...variant('TS')}>{title}</span>
          {js !== undefined && <span {...variant('JS')}>{fileNameIn('JS', title)}</span>}
        </figcaption>
      )}
      <pre className="code" tabIndex={0} data-code>
        {html === undefined ? (
          <code>{children}</code>
        ) : (
          <code {...variant('TS')} dangerouslySetInnerHTML={{ __html: html }} />
        )}
        {js !== undefined && <code {...variant('JS')} dangerouslySetInnerHTML={{ __html: js }} />}
      </pre>
      <button
        type="button"
        className={clsx('portal-tool', copyStyles.copy, styles.copy)}
        data-state="idle"
        data-copy-button
        data-event-action="copy-click"
        {...{ [COPY_CODE_ATTRIBUTE]: '' }}
      >
        <CopyIcon />
        <span aria-live="polite">{COPY_LABELS.idle}</span>
      </button>
    </figure>
  );
}
