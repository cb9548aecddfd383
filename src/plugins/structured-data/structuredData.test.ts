/** @jest-environment node */
import { structuredData, type PageFacts } from './structuredData';

const FACTS: PageFacts = {
  title: 'Charts – Bars',
  description: 'Compare values.',
  url: 'https://example.com/x/react-charts/bars/',
  site: { name: 'MUI X', url: 'https://example.com/' },
  release: '8.12.1',
  changed: Date.UTC(2026, 10, 23),
  breadcrumbs: [
    { label: 'Charts', url: 'https://example.com/x/react-charts/' },
    { label: 'Components' },
    { label: 'Bars', url: 'https://example.com/x/react-charts/bars/' },
  ],
};

const graphOf = (facts: PageFacts) =>
  (JSON.parse(structuredData(facts)) as { '@graph': Record<string, unknown>[] })['@graph'];

test('describes the article, with the day of its last change and the documented release', () => {
  expect(graphOf(FACTS)[0]).toEqual({
    '@type': 'TechArticle',
    headline: 'Charts – Bars',
    description: 'Compare values.',
    url: 'https://example.com/x/react-charts/bars/',
    dateModified: '2026-11-23',
    version: '8.12.1',
    isPartOf: { '@type': 'WebSite', name: 'MUI X', url: 'https://example.com/' },
  });
});

test('lists the breadcrumbs that have an address, in order', () => {
  expect(graphOf(FACTS)[1]).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Charts',
        item: 'https://example.com/x/react-charts/',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Bars',
        item: 'https://example.com/x/react-charts/bars/',
      },
    ],
  });
});

test('leaves out an unknown day, and breadcrumbs that contain only the page', () => {
  const graph = graphOf({
    ...FACTS,
    changed: undefined,
    breadcrumbs: FACTS.breadcrumbs.slice(1),
  });
  expect(graph).toHaveLength(1);
  expect(graph[0]).not.toHaveProperty('dateModified');
});

test('a title cannot end the script element', () => {
  const title = '</script><script>alert(1)</script>';
  expect(structuredData({ ...FACTS, title })).not.toContain('<');
  expect(graphOf({ ...FACTS, title })[0]).toHaveProperty('headline', title);
});
