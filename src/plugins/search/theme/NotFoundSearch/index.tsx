import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { versionOfPage } from '@site/src/core/versions/page';
import type { Location } from 'history';
import { useId, useMemo, useState } from 'react';

import { Note } from '../../dialog/Note';
import { searchService } from '../../dialog/service';
import { useSearch } from '../../dialog/useSearch';
import { wordsOfPath } from '../../wordsOfPath';

import styles from './styles.module.css';

/** The number of pages that are listed. */
const COUNT = 6;

/** Returns the beginnings of a text's words, which a mistyped word usually shares with the right one. */
const beginningsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, 4));

/**
 * Returns whether the address of a page is similar to one that doesn't exist. The words that its last part is searched
 * for are often corrected to others that have nothing to do with it.
 */
function isSimilar(href: string, missing: string): boolean {
  const words = beginningsOf(href);
  return beginningsOf(missing.split('/').findLast(Boolean) ?? '').some((word) =>
    words.includes(word),
  );
}

const NO_FILTERS = { isEveryVersion: false };

/**
 * A search for the words of the address that doesn't exist, which the reader can change, and the pages it finds. Part of
 * the 404 page; render it in the browser only.
 */
export default function NotFoundSearch() {
  const baseUrl = useBaseUrl('/');
  const { pathname }: Location = useLocation();
  const id = useId();
  const service = useMemo(() => searchService(baseUrl), [baseUrl]);
  const [version] = useState(versionOfPage);
  const [typed, setText] = useState<string>();
  const text = typed ?? wordsOfPath(pathname.slice(baseUrl.length));
  const query = text.trim();
  const { outcome, isAnswered, hasFailed } = useSearch(service, query, NO_FILTERS, version);
  const results = (outcome?.results ?? [])
    .filter(({ href }) => typed !== undefined || isSimilar(href, pathname))
    .slice(0, COUNT);
  const isEmpty = isAnswered && results.length === 0;
  return (
    <search className={styles.search}>
      <label htmlFor={id}>Search the docs</label>
      <input
        id={id}
        type="search"
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className={isEmpty || hasFailed ? undefined : 'visually-hidden'}>
        {hasFailed
          ? 'The search couldn’t be loaded.'
          : isAnswered && query !== '' && (isEmpty ? 'No pages found.' : `${results.length} pages`)}
      </p>
      {outcome?.note && <Note note={outcome.note} />}
      <ul>
        {results.map(({ href, title }) => (
          <li key={href}>
            <Link to={href}>{title.map((piece) => piece.text).join('')}</Link>
          </li>
        ))}
      </ul>
    </search>
  );
}
