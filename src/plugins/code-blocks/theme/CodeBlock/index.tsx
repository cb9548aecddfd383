import CopyButton from '@theme/CopyButton';
import { useRef, type ReactNode } from 'react';

import styles from './styles.module.css';

export interface CodeBlockProps {
  /** Content of the `<code>` element, highlighted at build. */
  html?: string;
  /** Plain code, where nothing highlighted it: a theme component of Docusaurus' own gives it as children. */
  children?: ReactNode;
  language?: string;
  /** Shown above the code: a file's path, mostly. */
  title?: string;
}

/** A code block as rehypeCodeBlocks makes it. All of it runs left to right on every page: the button is at the code's end. */
export default function CodeBlock({ html, children, language = 'text', title }: CodeBlockProps) {
  const code = useRef<HTMLElement>(null);
  return (
    <figure className={styles.block} dir="ltr" data-language={language}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <pre className="code" tabIndex={0}>
        {html === undefined ? (
          <code ref={code}>{children}</code>
        ) : (
          <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </pre>
      <CopyButton
        className={styles.copy}
        text={() => (code.current?.textContent ?? '').replace(/\n$/, '')}
      />
    </figure>
  );
}
