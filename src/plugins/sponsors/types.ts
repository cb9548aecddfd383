/** An image of the site. */
export interface SponsorImage {
  /** Path in `static/`, such as `/img/acme.svg`. */
  src: string;
  /** Replaces it in the dark color scheme. Default: the same image in both schemes. */
  srcDark?: string;
  /** Size in CSS pixels. */
  width: number;
  height: number;
}

/** A sponsor of the docs. */
export interface Sponsor {
  name: string;
  /** A few words about what they do. */
  description?: string;
  /** An http or https address. */
  link: string;
  image: SponsorImage;
}

/** The link to become a sponsor. */
export interface BecomeSponsor {
  label: string;
  /** An http or https address. */
  link: string;
}

/** The data that the build passes to the pages as `@portal/sponsors`. Images have their addresses from the root. */
export interface SponsorsData {
  readonly title: string;
  readonly sponsors: readonly Sponsor[];
  readonly become?: BecomeSponsor;
}
