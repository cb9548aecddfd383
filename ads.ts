// Apart from `library.ts`, so that pages load them only with an ad.

/** An ad for a page of this site. */
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

/** The portal's own ads. One of them is shown when there is no ad from a network. May be empty. */
export const IN_HOUSE_ADS: readonly InHouseAd[] = [
  {
    name: 'Data Grid quickstart',
    link: '/x/react-data-grid/quickstart/',
    img: '/img/in-house/quickstart.svg',
    description: 'Sort, filter and select rows.',
  },
  {
    name: 'MCP support',
    link: '/x/introduction/mcp/',
    img: '/img/in-house/mcp.svg',
    description: 'Docs for your assistant.',
  },
  {
    name: 'Templates',
    link: '/x/templates/',
    img: '/img/in-house/templates.svg',
    description: 'Pages to start from.',
  },
  {
    name: 'Theming',
    link: '/x/common-concepts/custom-components/',
    img: '/img/in-house/theming.svg',
    description: 'Your colors and components.',
  },
];
