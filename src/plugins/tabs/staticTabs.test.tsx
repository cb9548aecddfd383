import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { ScrollControllerProvider } from '@docusaurus/theme-common/internal';
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

/** Returns what theme-classic's own components render at build time. */
function article() {
  const managers = (
    <Tabs groupId="npm2yarn">
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
        <ScrollControllerProvider>
          {' '}
          <section aria-label="first">{managers}</section>
          <section aria-label="second">{managers}</section>
          <section aria-label="other">
            <Tabs>
              <TabItem value="a">A</TabItem>
              <TabItem value="b">B</TabItem>
            </Tabs>
          </section>
        </ScrollControllerProvider>{' '}
      </BrowserContextProvider>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  stored = new Map();
  document.body.innerHTML = article();
  tabs = createStaticTabs({
    document,
    choices: {
      get: (group) => stored.get(group) ?? null,
      set: (group, value) => void stored.set(group, value),
    },
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
