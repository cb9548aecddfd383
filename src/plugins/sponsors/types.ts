/** An image of the site. */
export interface SponsorImage {
  /** Path below `static/`, such as `/img/acme.svg`. */
  src: string;
  /** Takes its place in the dark colour scheme. Default: the same image in both. */
  srcDark?: string;
  /** Size in CSS pixels. */
  width: number;
  height: number;
}

/** Who pays for the docs, and where they want to be found. */
export interface Sponsor {
  name: string;
  /** A few words on what they do. */
  description?: string;
  /** Address of http or https. */
  link: string;
  image: SponsorImage;
}

/** The way to become a sponsor. */
export interface BecomeSponsor {
  label: string;
  /** Address of http or https. */
  link: string;
}

/** What the build tells the pages, as `@portal/sponsors`; images are at their addresses from the root. */
export interface SponsorsData {
  readonly title: string;
  readonly sponsors: readonly Sponsor[];
  readonly become?: BecomeSponsor;
}
