/** Commercial plan a page's feature needs. Absent means the MIT packages are enough. */
export type Plan = 'pro' | 'premium';

/**
 * One entry of the documentation's navigation.
 *
 * An entry is a page, a group of entries, or both: a group whose `pathname` has a page links to it.
 */
export interface NavigationEntry {
  /**
   * Route of the page, from the site's root and without a trailing slash (`/x/react-data-grid/sorting`),
   * or an `https:` address. A group without a page of its own has a name of the same form that no page has.
   */
  pathname: string;
  /** Text in the sidebar. Default: made from the path by {@link titleFromPathname}. */
  title?: string;
  /** Makes the entry a heading over its children, which are always open, with this text. */
  subheader?: string;
  children?: readonly NavigationEntry[];
  /** Shows the plan's chip, here and beside the page's title. */
  plan?: Plan;
  /** Shows the chip "New". */
  newFeature?: boolean;
  /** Not there yet: shown without a link, with the chip "Planned". */
  planned?: boolean;
  /** Shows the chip "Preview": the API may change in a minor release. */
  unstable?: boolean;
}

/** The fields of an entry that chips are made of. */
export type NavigationFlags = Pick<NavigationEntry, 'plan' | 'newFeature' | 'planned' | 'unstable'>;
