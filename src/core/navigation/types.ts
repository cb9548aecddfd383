/** Commercial plan that a page's feature requires. If absent, the MIT packages are enough. */
export type Plan = 'pro' | 'premium';

/**
 * One entry of the documentation's navigation.
 *
 * An entry is a page, a group of entries, or both: a group whose `pathname` has a page links to it.
 */
export interface NavigationEntry {
  /**
   * Route of the page, from the site's root and without a trailing slash (`/x/react-data-grid/sorting`), or an `https:`
   * URL. A group without a page has a pathname of the same form that no page uses.
   */
  pathname: string;
  /** Text in the sidebar. Default: derived from the path by {@link titleFromPathname}. */
  title?: string;
  /** Makes the entry a heading with this text. Its children are always expanded. */
  subheader?: string;
  children?: readonly NavigationEntry[];
  /** Shows the plan's chip, in the sidebar and next to the page's title. */
  plan?: Plan;
  /** Shows the chip "New". */
  newFeature?: boolean;
  /** Not available yet: shown without a link, with the chip "Planned". */
  planned?: boolean;
  /** Shows the chip "Preview": the API may change in a minor release. */
  unstable?: boolean;
}

/** The fields of an entry that determine its chips. */
export type NavigationFlags = Pick<NavigationEntry, 'plan' | 'newFeature' | 'planned' | 'unstable'>;
