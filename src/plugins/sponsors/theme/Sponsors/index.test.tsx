import { render, screen, within } from '@testing-library/react';

import type { SponsorsData } from '../../types';

import Sponsors from '.';

const configured: { data: SponsorsData } = { data: { title: '', sponsors: [] } };

jest.mock(
  '@portal/sponsors',
  () => ({
    __esModule: true,
    get default() {
      return configured.data;
    },
  }),
  { virtual: true },
);

const acme = {
  name: 'Acme',
  link: 'https://acme.example/',
  image: { src: '/img/acme.svg', width: 40, height: 32 },
};

const become = { label: 'Become a sponsor', link: 'https://acme.example/become/' };

/** Renders the area of a site with the given data. */
function show(data: Partial<SponsorsData>) {
  configured.data = { title: 'Sponsors', sponsors: [], ...data };
  return render(<Sponsors className="placed" />);
}

it('renders nothing, including no landmark, without sponsors', () => {
  expect(show({}).container).toBeEmptyDOMElement();
});

it('is a landmark labeled with its title', () => {
  show({ title: 'Paid for by', sponsors: [acme] });
  expect(screen.getByRole('complementary', { name: 'Paid for by' })).toHaveClass('placed');
});

it('shows each sponsor as one link, labeled with its text and marked as sponsored', () => {
  show({
    sponsors: [
      { ...acme, description: 'Pumps' },
      { ...acme, name: 'Tern' },
    ],
  });
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Acme Pumps', 'Tern ']);
  expect(links[0]).toHaveAccessibleName('Acme Pumps');
  expect(links[0]).toHaveAttribute('href', 'https://acme.example/');
  expect(links[0]).toHaveAttribute('target', '_blank');
  expect(links[0]).toHaveAttribute('rel', 'sponsored noopener');
});

it('reserves the space of an image, which has no text and may load late', () => {
  const { container } = show({ sponsors: [acme] });
  const images = container.querySelectorAll('img');
  expect(images).toHaveLength(1);
  expect(images[0]).toHaveAttribute('alt', '');
  expect(images[0]).toHaveAttribute('width', '40');
  expect(images[0]).toHaveAttribute('height', '32');
  expect(images[0]).toHaveAttribute('loading', 'lazy');
  expect(images[0]).toHaveAttribute('decoding', 'async');
});

it('has an image of the same size for each color scheme', () => {
  const { container } = show({
    sponsors: [{ ...acme, image: { ...acme.image, srcDark: '/img/dark.svg' } }],
  });
  const images = [...container.querySelectorAll('img')];
  expect(images.map((image) => image.getAttribute('src'))).toEqual([
    '/img/acme.svg',
    '/img/dark.svg',
  ]);
  expect(images.map(({ width, height }) => [width, height])).toEqual([
    [40, 32],
    [40, 32],
  ]);
});

it('explains how to become a sponsor, below the sponsors', () => {
  show({ sponsors: [acme], become });
  expect(screen.getByRole('link', { name: 'Become a sponsor' })).toHaveAttribute(
    'href',
    'https://acme.example/become/',
  );
});

it('shows nothing as long as there are no sponsors', () => {
  const { container } = show({ become });
  expect(container).toBeEmptyDOMElement();
});

it('reports clicks to analytics', () => {
  show({ sponsors: [acme], become });
  const told = screen
    .getAllByRole('link')
    .map(({ dataset: { eventCategory, eventAction, eventLabel } }) => [
      eventCategory,
      eventAction,
      eventLabel,
    ]);
  expect(told).toEqual([
    ['sponsor', 'click', 'Acme'],
    ['sponsor', 'become', 'Become a sponsor'],
  ]);
});
