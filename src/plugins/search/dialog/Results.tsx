import { useState, type Ref } from 'react';

import { PLAN_NAMES } from '../../../core/navigation/plans';
import type { MarkedPiece } from '../engine/mark';
import type { SearchProduct, ShownHit, ShownPlace, ShownResult } from '../types';

import styles from './styles.module.css';
import { useIsUnavailable } from './useIsUnavailable';

interface ResultsProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  isBusy: boolean;
  results: readonly ShownResult[];
  products: readonly SearchProduct[];
  /** Whether to show the version of each page. */
  withVersion: boolean;
  /** Index of the option that Enter opens, among all options. */
  active: number;
  optionId: (index: number) => string;
  onPoint: (index: number) => void;
  /** Called when the reader has asked for all pages of a group, whose first new option is at the index. */
  onExpand: (index: number) => void;
}

/** Number of other pages of a group that are listed at first. */
const LISTED_OTHERS = 4;

const textOf = (pieces: readonly MarkedPiece[]) => pieces.map(({ text }) => text).join('');

const andMore = (count: number) => (count > 0 ? ` and ${count} more` : '');

/** Returns the name of a result: its title, or the row that was found, with the number of other pages that have it. */
function nameOf({ title, row }: ShownResult): string {
  return row
    ? `${textOf(row.label)}: ${textOf(title)}${andMore(row.others.length)}`
    : textOf(title);
}

const KIND_LABELS = { guide: '', api: 'API', migration: 'Migration' } as const;

const HIT_LABELS: Readonly<Record<ShownHit['kind'], string>> = {
  section: '',
  demo: 'demo',
  prop: 'prop',
  slot: 'slot',
  class: 'CSS class',
  parameter: 'parameter',
  field: 'field',
  member: 'member',
};

function Marked({ pieces }: { pieces: readonly MarkedPiece[] }) {
  return pieces.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

/** Says that a page can't be opened offline. */
function Unavailable({ href }: { href: string }) {
  return useIsUnavailable(href) && ' · not on this device';
}

/** The key of a result: its path in a version. */
const keyOf = ({ version, href }: ShownResult) => version.name + href;

/** A result and its place among the options. */
interface PlacedResult {
  result: ShownResult;
  /** The other pages of its group that are listed. */
  listed: readonly ShownPlace[];
  /** Index of its first option among all options. */
  first: number;
}

/** @param expanded - The keys of results whose group is listed completely. */
function placeResults(
  results: readonly ShownResult[],
  expanded: ReadonlySet<string>,
): PlacedResult[] {
  let next = 0;
  return results.map((result) => {
    const others = result.row?.others ?? [];
    const listed = expanded.has(keyOf(result)) ? others : others.slice(0, LISTED_OTHERS);
    const first = next;
    next += 1 + listed.length + (listed.length < others.length ? 1 : 0) + result.hits.length;
    return { result, listed, first };
  });
}

/** The listbox. Its options are each page, followed by the other pages of its group and by the matches on it. */
export function Results({ ref, id, isBusy, results, onExpand, ...props }: ResultsProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label="Results"
      className={styles.list}
      aria-busy={isBusy}
    >
      {placeResults(results, expanded).map((placed) => {
        const key = keyOf(placed.result);
        return (
          <Result
            key={key}
            {...props}
            {...placed}
            onExpand={() => {
              setExpanded(new Set([...expanded, key]));
              // The first of them takes the place of the option.
              onExpand(placed.first + 1 + placed.listed.length);
            }}
          />
        );
      })}
    </div>
  );
}

interface ResultProps
  extends
    Pick<ResultsProps, 'products' | 'withVersion' | 'active' | 'optionId' | 'onPoint'>,
    PlacedResult {
  /** Called when the reader asks for the rest of the group. */
  onExpand: () => void;
}

function Result({
  result,
  products,
  withVersion,
  listed,
  first,
  active,
  optionId,
  onPoint,
  onExpand,
}: ResultProps) {
  const { row } = result;
  const unlisted = (row?.others.length ?? 0) - listed.length;
  const option = (className: string | undefined, place: number) =>
    ({
      id: optionId(first + place),
      role: 'option',
      className,
      tabIndex: -1,
      'aria-selected': first + place === active,
      onPointerMove: () => onPoint(first + place),
    }) as const;
  const firstHit = 1 + listed.length + (unlisted > 0 ? 1 : 0);

  const product = products.find(({ id }) => id === result.product)?.label;
  const context = [
    product,
    row ? `API ${HIT_LABELS[row.kind]}` : KIND_LABELS[result.kind],
    withVersion ? result.version.label : '',
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <div role="group" aria-label={nameOf(result)} className={styles.result}>
      <a href={result.href} {...option(styles.page, 0)}>
        <span className={styles.title}>
          {row ? (
            <span dir="ltr">
              <span className={styles.code}>
                <Marked pieces={row.label} />
              </span>
              {': '}
              <span className={styles.code}>{textOf(result.title)}</span>
              {andMore(row.others.length)}
            </span>
          ) : (
            <span dir="auto" className={result.kind === 'api' ? styles.code : undefined}>
              <Marked pieces={result.title} />
            </span>
          )}
          {result.plan && (
            <span className={`chip chip--${result.plan}`}>{PLAN_NAMES[result.plan]}</span>
          )}
          <span className={styles.context}>
            {context}
            <Unavailable href={result.href} />
          </span>
        </span>
        {result.excerpt && (
          <span dir="auto" className={styles.excerpt}>
            <Marked pieces={result.excerpt} />
          </span>
        )}
      </a>
      {listed.length > 0 && (
        <div role="presentation" className={styles.others}>
          {listed.map(({ href, title }, index) => (
            <a key={href} href={href} {...option(`${styles.other} ${styles.code}`, 1 + index)}>
              {title}
              <Unavailable href={href} />
            </a>
          ))}
          {unlisted > 0 && (
            <button
              type="button"
              {...option(`${styles.other} ${styles.more}`, 1 + listed.length)}
              data-event-action="more"
              onClick={onExpand}
            >
              {unlisted} more
            </button>
          )}
        </div>
      )}
      {result.hits.map((hit, index) => (
        <a key={hit.href} href={hit.href} {...option(styles.hit, firstHit + index)}>
          <span dir="auto" className={hit.kind === 'section' ? undefined : styles.code}>
            <Marked pieces={hit.label} />
          </span>
          <span className={styles.context}>{HIT_LABELS[hit.kind]}</span>
        </a>
      ))}
    </div>
  );
}
