import type { SearchFilters } from './Filters';
import { narrows } from './Filters';
import styles from './styles.module.css';

/** Reports that the index couldn't be loaded. */
export function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.message} role="alert">
      <p>
        {process.env.NODE_ENV === 'development'
          ? 'There is no search index yet. Run npm run build to create one; the development server uses it, too.'
          : 'The search couldn’t be loaded. Check your connection.'}
      </p>
      <button type="button" className="portal-button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

/** Reports that nothing was found, and offers ways to find something. */
export function NothingFound({
  query,
  nearest,
  filters,
  hasVersions,
  onQuery,
  onFilters,
}: {
  query: string;
  /** Similar words of the index. */
  nearest: readonly string[];
  filters: SearchFilters;
  /** Whether there are versions other than the page's. */
  hasVersions: boolean;
  onQuery: (query: string) => void;
  onFilters: (filters: SearchFilters) => void;
}) {
  const isNarrowed = narrows(filters);
  const hasMoreVersions = hasVersions && !filters.isEveryVersion;
  return (
    <div className={styles.message}>
      <p>
        No results for <b>{query}</b>
        {isNarrowed ? ' with these filters' : ''}.
      </p>
      {nearest.length > 0 && (
        <p className={styles.nearest}>
          <span>Did you mean</span>
          {nearest.map((word) => (
            <button
              key={word}
              type="button"
              className={styles.chip}
              data-event-action="nearest"
              onClick={() => onQuery(word)}
            >
              {word}
            </button>
          ))}
        </p>
      )}
      {(isNarrowed || hasMoreVersions) && (
        <p className={styles.nearest}>
          {isNarrowed && (
            <button
              type="button"
              className="portal-button"
              onClick={() => onFilters({ isEveryVersion: filters.isEveryVersion })}
            >
              Search without filters
            </button>
          )}
          {hasMoreVersions && (
            <button
              type="button"
              className="portal-button"
              onClick={() => onFilters({ ...filters, isEveryVersion: true })}
            >
              Search all versions
            </button>
          )}
        </p>
      )}
    </div>
  );
}
