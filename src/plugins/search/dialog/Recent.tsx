import data from '@portal/search';
import { EXAMPLES } from '@site/examples';
import { useVersionAddress } from '@site/src/plugins/versions/client';

import styles from './styles.module.css';

const { task, names } = EXAMPLES.search;

/** Lists popular pages of the version that is shown. */
export function Popular() {
  const addressOf = useVersionAddress();
  return (
    data.popular.length > 0 && (
      <section aria-label="Popular pages" className={styles.recent}>
        <h2 className={styles.recentTitle}>Popular pages</h2>
        <ul>
          {data.popular.map(({ path, title }) => (
            <li key={path}>
              <a className={styles.recentQuery} href={addressOf(path)} data-event-action="popular">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

/** Lists the latest searches, which the reader can repeat or remove. If there are none, shows what can be searched. */
export function Recent({
  queries,
  onChoose,
  onRemove,
}: {
  queries: readonly string[];
  onChoose: (query: string) => void;
  onRemove: (query: string) => void;
}) {
  if (queries.length === 0) {
    return (
      <p className={styles.hint}>
        Enter a task, such as “{task}”, or a name, such as <code>{names[0]}</code> or{' '}
        <code>{names[1]}</code>.
      </p>
    );
  }
  return (
    <section aria-label="Recent searches" className={styles.recent}>
      <h2 className={styles.recentTitle}>Recent searches</h2>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className={styles.recentQuery} onClick={() => onChoose(query)}>
              {query}
            </button>
            <button
              type="button"
              className={styles.tool}
              aria-label={`Forget “${query}”`}
              onClick={() => onRemove(query)}
            >
              <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
                <path d="m5 5 10 10M15 5 5 15" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
