import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { ScrollControllerProvider } from '@docusaurus/theme-common/internal';
import { StaticHtmlContext } from '@site/src/core/islands/staticHtml';
import { fireEvent, screen, within } from '@testing-library/react';
import TabItem from '@theme-original/TabItem';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

import { createStaticTabs } from './staticTabs';
import Tabs from './theme/Tabs';

const scrollBy = jest.fn();
let stored: Map<string, string>;
let tabs: ReturnType<typeof createStaticTabs>;
let stop: () => void;
let search: string;
let hash: string;

/** Returns what theme-classic's own components render at build time. */
function article() {
  const managers = (
    <Tabs groupId="npm2yarn" queryString="manager">
      <TabItem value="npm">npm install</TabItem>
      <TabItem value="yarn" label="Yarn">
        yarn add
      </TabItem>
      <TabItem value="pnpm">pnpm add</TabItem>
    </Tabs>
  );
  return renderToStaticMarkup(
    <MemoryRouter>
      <BrowserContextProvider>
        <StaticHtmlContext value>
          <ScrollControllerProvider>
            <section aria-label="first">{managers}</section>
            <section aria-label="second">{managers}</section>
            <section aria-label="other">
              <Tabs>
                <TabItem value="a">A</TabItem>
                <TabItem value="b">B</TabItem>
              </Tabs>
            </section>
            <section aria-label="nested">
              <Tabs lazy>
                <TabItem value="first">First</TabItem>
                <TabItem value="last">
                  <h2 id="heading">Heading</h2>
                </TabItem>
              </Tabs>
              <a href="#heading">Link</a>
            </section>
          </ScrollControllerProvider>
        </StaticHtmlContext>
      </BrowserContextProvider>
    </MemoryRouter>,
  );
}

let scrollIntoView: jest.Mock;
beforeEach(() => {
  stored = new Map();
  search = '?a=b';
  hash = '';
  scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  document.body.innerHTML = article();
  tabs = createStaticTabs({
    document,
    choices: {
      get: (group) => stored.get(group) ?? null,
      set: (group, value) => void stored.set(group, value),
    },
    address: { get: () => ({ search, hash }), setSearch: (next) => (search = next) },
    scrollBy,
  });
  stop = tabs.listen();
});
afterEach(() => stop());

const inSection = (name: string) => within(screen.getByRole('region', { name }));
const tab = (section: string, name: string) => inSection(section).getByRole('tab', { name });
const shown = (section: string) => inSection(section).getByRole('tabpanel').textContent;

it('shows the clicked tab in all tabs of its group, and stores the choice', () => {
  fireEvent.click(tab('first', 'Yarn'));
  expect(shown('first')).toBe('yarn add');
  expect(shown('second')).toBe('yarn add');
  expect(shown('other')).toBe('A');
  expect(tab('second', 'Yarn')).toHaveAttribute('aria-selected', 'true');
  expect(tab('second', 'npm')).toHaveAttribute('aria-selected', 'false');
  expect(stored.get('npm2yarn')).toBe('yarn');
});

it('shows the stored choice', () => {
  stored.set('npm2yarn', 'pnpm');
  tabs.apply();
  expect([shown('first'), shown('second'), shown('other')]).toEqual(['pnpm add', 'pnpm add', 'A']);
});

it('shows the choice in the query rather than a stored one, and keeps it', () => {
  stored.set('npm2yarn', 'pnpm');
  search = '?manager=yarn';
  tabs.apply();
  expect([shown('first'), shown('second')]).toEqual(['yarn add', 'yarn add']);
  expect(stored.get('npm2yarn')).toBe('yarn');
});

it('writes the choice into the query, beside what is there', () => {
  const before = search;
  fireEvent.click(tab('first', 'npm'));
  expect(search).toBe(before);
  fireEvent.click(tab('first', 'Yarn'));
  expect(search).toBe('?a=b&manager=yarn');
});

it('shows the tab that contains the target of the hash', () => {
  hash = '#heading';
  tabs.reveal();
  expect(shown('nested')).toBe('Heading');
  expect(scrollIntoView).toHaveBeenCalled();
});

it('shows the tab that contains the target of a link', () => {
  fireEvent.click(screen.getByRole('link', { name: 'Link' }));
  expect(shown('nested')).toBe('Heading');
});

it('chooses with Space without scrolling, and follows the direction with arrow keys', () => {
  tab('other', 'b').focus();
  expect(fireEvent.keyDown(tab('other', 'b'), { key: ' ' })).toBe(false);
  expect(shown('other')).toBe('B');
  tab('first', 'npm').style.direction = 'rtl';
  tab('first', 'npm').focus();
  fireEvent.keyDown(tab('first', 'npm'), { key: 'ArrowLeft' });
  expect(tab('first', 'Yarn')).toHaveFocus();
});

it("ignores a stored choice that the tabs don't have", () => {
  stored.set('npm2yarn', 'bower');
  tabs.apply();
  expect(shown('first')).toBe('npm install');
});

it('applies a choice without a group only to its own tabs', () => {
  fireEvent.click(tab('other', 'b'));
  expect(shown('other')).toBe('B');
  expect(stored.size).toBe(0);
});

it('moves the focus with the arrow keys, wrapping around, and selects with Enter', () => {
  tab('first', 'npm').focus();
  fireEvent.keyDown(tab('first', 'npm'), { key: 'ArrowLeft' });
  expect(tab('first', 'pnpm')).toHaveFocus();
  fireEvent.keyDown(tab('first', 'pnpm'), { key: 'ArrowRight' });
  expect(tab('first', 'npm')).toHaveFocus();
  fireEvent.keyDown(tab('first', 'npm'), { key: 'ArrowRight' });
  fireEvent.keyDown(tab('first', 'Yarn'), { key: 'Enter' });
  expect(shown('first')).toBe('yarn add');
});

it('keeps the tab in place when tabs above it change their height', () => {
  const target = tab('second', 'Yarn');
  jest
    .spyOn(target, 'getBoundingClientRect')
    .mockReturnValueOnce(new DOMRect(0, 300))
    .mockReturnValue(new DOMRect(0, 260));
  fireEvent.click(target);
  expect(scrollBy).toHaveBeenCalledWith(-40);
});
