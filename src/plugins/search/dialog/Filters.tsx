import data from '@portal/search';

import { versionOf, type PageKind, type SearchVersion } from '../format';

import { Chip } from './Chip';
import styles from './styles.module.css';

/** The filters of a search. */
export interface SearchFilters {
  product?: string;
  kind?: PageKind;
  /** Whether to search all versions instead of only the page's. */
  isEveryVersion: boolean;
}

export const NO_FILTERS: SearchFilters = { isEveryVersion: false };

/** Whether the filters may exclude pages of the searched version. */
export const narrows = ({ product, kind }: SearchFilters) =>
  product !== undefined || kind !== undefined;

const KINDS: { kind: PageKind; label: string }[] = [
  { kind: 'guide', label: 'Guides' },
  { kind: 'api', label: 'API' },
  { kind: 'migration', label: 'Migration' },
];

/** The chips below the field: version, if there are several, product and kind of page. */
export function Filters({
  filters,
  versions,
  pageVersion,
  onChange,
}: {
  filters: SearchFilters;
  versions: readonly SearchVersion[];
  /** Docusaurus' name of the page's version. */
  pageVersion: string;
  onChange: (filters: SearchFilters) => void;
}) {
  const { product, kind, isEveryVersion } = filters;
  // On a page that belongs to no version, such as the playground, the latest version is searched.
  const own = versionOf(versions, pageVersion);
  return (
    <div className={styles.filters}>
      {versions.length > 1 && (
        <div className={styles.group} role="group" aria-label="Version">
          <Chip
            label={own?.label ?? 'This version'}
            isChosen={!isEveryVersion}
            onClick={() => onChange({ ...filters, isEveryVersion: false })}
          />
          <Chip
            label="All versions"
            isChosen={isEveryVersion}
            onClick={() => onChange({ ...filters, isEveryVersion: true })}
          />
        </div>
      )}
      <div className={styles.group} role="group" aria-label="Product">
        {data.products.map(({ id, label }) => (
          <Chip
            key={id}
            label={label}
            isChosen={product === id}
            onClick={() => onChange({ ...filters, product: product === id ? undefined : id })}
          />
        ))}
      </div>
      <div className={styles.group} role="group" aria-label="Kind of page">
        {KINDS.map(({ kind: each, label }) => (
          <Chip
            key={each}
            label={label}
            isChosen={kind === each}
            onClick={() => onChange({ ...filters, kind: kind === each ? undefined : each })}
          />
        ))}
      </div>
    </div>
  );
}
