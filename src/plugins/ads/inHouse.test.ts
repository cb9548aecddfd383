/** @jest-environment node */
// @reads static/img/in-house/** docs/common-concepts/custom-components/** docs/introduction/mcp/**
// @reads docs/react-data-grid/quickstart/** unversioned_docs/templates/**
import fs from 'node:fs';
import path from 'node:path';

import { IN_HOUSE_ADS, inHouseAdFor } from './inHouse';

it('has four ads', () => {
  expect(IN_HOUSE_ADS).toHaveLength(4);
});

describe.each(IN_HOUSE_ADS)('$name', ({ link, img, description }) => {
  it('has an image of 130 by 100 pixels', () => {
    const svg = fs.readFileSync(path.join(__dirname, '../../../static', img), 'utf8');
    expect(svg).toMatch(/^<svg [^>]*width="130" height="100" viewBox="0 0 130 100"/);
  });

  it('fits the slot', () => {
    expect(description.length).toBeLessThanOrEqual(120);
  });

  it('links to a page of the docs or to another site', () => {
    if (link.startsWith('https://')) {
      expect(URL.canParse(link)).toBe(true);
    } else {
      const page = link.replace(/^\/x\//, '');
      const files = ['docs', 'unversioned_docs']
        .map((docs) => path.join(__dirname, '../../..', docs, page))
        .flatMap((folder) => (fs.existsSync(folder) ? fs.readdirSync(folder) : []));
      expect(files.some((file) => file.endsWith('.mdx'))).toBe(true);
    }
  });
});

it("doesn't advertise a page on itself", () => {
  IN_HOUSE_ADS.forEach((ad, index) => {
    expect(inHouseAdFor(index, '/x/react-charts/')).toBe(ad);
    expect(inHouseAdFor(index, ad.link)).toBe(IN_HOUSE_ADS[(index + 1) % 4]);
  });
});
