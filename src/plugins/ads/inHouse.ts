/** An in-house ad. */
export interface InHouseAd {
  /** Name of the advertised feature, in a few words. */
  name: string;
  /** Path of a page of this site, from its root, or an external address. */
  link: string;
  /** Path of the image in `static/`, 130 by 100 pixels. */
  img: string;
  /** One or two sentences, of at most 120 characters. */
  description: string;
}

/** The in-house ads. One of the four is shown when there is no ad from a network. */
export const IN_HOUSE_ADS: readonly InHouseAd[] = [
  {
    name: 'Data Grid quickstart',
    link: '/x/react-data-grid/quickstart/',
    img: '/img/in-house/quickstart.svg',
    description: 'A table that sorts, filters and selects, in five minutes.',
  },
  {
    name: 'MCP support',
    link: '/x/introduction/mcp/',
    img: '/img/in-house/mcp.svg',
    description: 'Your assistant answers from the documentation.',
  },
  {
    name: 'Templates',
    link: '/x/templates/',
    img: '/img/in-house/templates.svg',
    description: 'Dashboards, sign-in and checkout pages to start from.',
  },
  {
    name: 'Theming',
    link: '/x/common-concepts/custom-components/',
    img: '/img/in-house/theming.svg',
    description: 'Your theme’s colors, and your own components in any slot.',
  },
];

/** Returns the ad to show on a page: the drawn one, or the next one if the drawn one links to the page itself. */
export function inHouseAdFor(index: number, pathname: string): InHouseAd | undefined {
  const drawn = IN_HOUSE_ADS[index];
  return drawn?.link === pathname ? IN_HOUSE_ADS[(index + 1) % IN_HOUSE_ADS.length] : drawn;
}
