import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useVerified } from '@portal/verified';
import { LIBRARY } from '@site/library';

import styles from './styles.module.css';

const counted = (count: number, one: string, many = `${one}s`) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** Such as "November 23, 2026". */
const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Joins parts of an enumeration: "a, b, and c". */
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * A line at the end of a page about what was verified, and with which release. Plain HTML: articles have no JavaScript.
 * Renders nothing if nothing was.
 */
export default function Verified() {
  const { metadata } = useDoc();
  const claims = useBaseUrl(`${metadata.permalink.replace(/\/?$/, '/')}claims.txt`);
  const verified = useVerified(metadata);
  if (!verified) {
    return null;
  }
  const { statements, day, sourced, blocks, names } = verified.page;
  const parts = [
    ...counted(statements, 'statement'),
    ...counted(blocks, 'code block'),
    ...counted(names, 'API name'),
  ];
  if (parts.length + sourced === 0) {
    return null;
  }
  const on = day === undefined ? '' : ` on ${date.format(new Date(day))}`;
  const sources = counted(sourced, 'statement').map((count) => ` ${count} from public sources.`);
  return (
    <p className={styles.verified}>
      {parts.length > 0 && (
        <>
          {`Verified with ${LIBRARY} `}
          <bdi>{verified.release}</bdi>
        </>
      )}
      {/* One string, because React marks where one ends and the next begins. */}
      {parts.length > 0
        ? `${on}: ${list.format(parts)}.${sources.join('')}`
        : sources.join('').trimStart()}
      {statements + sourced > 0 && (
        <>
          {' '}
          <a href={claims}>
            {statements > 0 ? 'See the tests' : 'See the sources'}
            <span className="visually-hidden"> of this page’s statements</span>
          </a>
        </>
      )}
    </p>
  );
}
