import data from '@portal/search';

import { versionOf, type PageKind, type SearchVersion } from '../format';

import { Chip } from './Chip';
import styles from './styles.module.css';

/** What narrows a search. */
export interface SearchFilters {
  product?: string;
  kind?: PageKind;
  /** Whether all versions are searched, and not that of the page alone. */
  isEveryVersion: boolean;
}

export const NO_FILTERS: SearchFilters = { isEveryVersion: false };

/** Whether pages of the version that is searched may be left out. */
export const narrows = ({ product, kind }: SearchFilters) =>
  product !== undefined || kind !== undefined;

const KINDS: { kind: PageKind; label: string }[] = [
  { kind: 'guide', label: 'Guides' },
  { kind: 'api', label: 'API' },
  { kind: 'migration', label: 'Migration' },
];

/** The chips below the field: version, where there are several, product and kind of page. */
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
  // A page of no version, such as the playground, searches the last one.
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
