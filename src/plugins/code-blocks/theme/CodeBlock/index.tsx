import CopyButton from '@theme/CopyButton';
import { fileNameIn } from '@site/src/core/preferences';
import { useRef, type ReactNode } from 'react';

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

/** A code block as rehypeCodeBlocks makes it. All of it runs left to right on every page: the button is at the code's end. */
export default function CodeBlock({
  html,
  js,
  children,
  language = 'text',
  title,
}: CodeBlockProps) {
  const pre = useRef<HTMLPreElement>(null);
  const shownText = () => {
    const codes = [...(pre.current?.querySelectorAll('code') ?? [])];
    const shown = codes.find((code) => getComputedStyle(code).display !== 'none');
    return (shown?.textContent ?? '').replace(/\n$/, '');
  };
  const variant = (value: 'TS' | 'JS') => (js === undefined ? {} : { 'data-for-variant': value });
  return (
    <figure className={styles.block} dir="ltr" data-language={language} data-event-category="code">
      {title && (
        <figcaption className={styles.title}>
          <span {...variant('TS')}>{title}</span>
          {js !== undefined && <span {...variant('JS')}>{fileNameIn('JS', title)}</span>}
        </figcaption>
      )}
      <pre ref={pre} className="code" tabIndex={0} data-code>
        {html === undefined ? (
          <code>{children}</code>
        ) : (
          <code {...variant('TS')} dangerouslySetInnerHTML={{ __html: html }} />
        )}
        {js !== undefined && <code {...variant('JS')} dangerouslySetInnerHTML={{ __html: js }} />}
      </pre>
      <CopyButton className={styles.copy} text={shownText} />
    </figure>
  );
}
