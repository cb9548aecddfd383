/** A way to filter a gallery. */
export type Facet = 'type' | 'feature';

export const FACETS: readonly Facet[] = ['type', 'feature'];

/** What can be filtered by: the values of an example, or the ones that the reader has chosen. */
export type FacetValues = Readonly<Record<Facet, readonly string[]>>;

/** A value of a facet, with the number of examples that have it. */
export interface FacetOption {
  label: string;
  /** The label in the query string and in attributes. */
  value: string;
  count: number;
}

/** Returns a label as it is written in the query string: "Two axes" becomes `two-axes`. */
export function valueOf(label: string): string {
  return label
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
}

/**
 * Returns the values of a facet, with the most frequent first.
 *
 * @param examples - The labels that each example has.
 */
export function optionsOf(examples: readonly (readonly string[])[]): FacetOption[] {
  const options = new Map<string, FacetOption>();
  for (const label of examples.flat()) {
    const value = valueOf(label);
    const { count } = options.get(value) ?? { count: 0 };
    options.set(value, { label: options.get(value)?.label ?? label, value, count: count + 1 });
  }
  return [...options.values()].sort(
    (a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'),
  );
}

/** Returns whether an example has one of the chosen types and all chosen features. */
export function isShown(example: FacetValues, chosen: FacetValues): boolean {
  return (
    (chosen.type.length === 0 || chosen.type.some((value) => example.type.includes(value))) &&
    chosen.feature.every((value) => example.feature.includes(value))
  );
}

/** Returns how many examples would be shown of a value, with what is chosen in the other facet. */
export function countWith(
  examples: readonly FacetValues[],
  chosen: FacetValues,
  facet: Facet,
  value: string,
): number {
  const wanted =
    facet === 'type'
      ? { ...chosen, type: [value] }
      : { ...chosen, feature: [...chosen.feature, value] };
  return examples.filter((example) => isShown(example, wanted)).length;
}

/** Reads what is chosen from a query string, such as `?type=bars,lines&feature=stacked`. */
export function chosenIn(search: string): FacetValues {
  const query = new URLSearchParams(search);
  const values = (facet: Facet) => (query.get(facet) ?? '').split(',').filter(Boolean);
  return { type: values('type'), feature: values('feature') };
}

const searchOf = (query: URLSearchParams): string => {
  const text = query.toString().replaceAll('%2C', ',');
  return text ? `?${text}` : '';
};

/** Returns a query string with what is chosen. Other parameters stay as they are. */
export function searchWith(search: string, chosen: FacetValues): string {
  const query = new URLSearchParams(search);
  for (const facet of FACETS) {
    if (chosen[facet].length > 0) {
      query.set(facet, chosen[facet].join(','));
    } else {
      query.delete(facet);
    }
  }
  return searchOf(query);
}

/** Parameter of the query string with the name of the demo that is shown. */
const EXAMPLE = 'example';

/** Returns the name of the demo that a query string asks for: `?example=AirQuality`. */
export const exampleIn = (search: string): string | undefined =>
  new URLSearchParams(search).get(EXAMPLE) ?? undefined;

/** Returns a query string with a demo, or without one. Other parameters stay as they are. */
export function searchWithExample(search: string, name: string | undefined): string {
  const query = new URLSearchParams(search);
  if (name === undefined) {
    query.delete(EXAMPLE);
  } else {
    query.set(EXAMPLE, name);
  }
  return searchOf(query);
}
