import { act } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

import { readEdits, replayEdits } from './edits';

let root: Root | undefined;
const seen: unknown[] = [];

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  seen.length = 0;
});

/** Changes a field of the server's HTML, hydrates it, and replays the edit. */
async function hydrateAfter(html: string, component: ReactNode, edit: (field: Element) => void) {
  document.body.innerHTML = `<div>${html}</div>`;
  const container = document.body.firstElementChild as HTMLElement;
  edit(container.firstElementChild as Element);
  const edits = readEdits(container);
  await act(async () => {
    root = hydrateRoot(container, component);
    await Promise.resolve();
  });
  act(() => replayEdits(edits));
  return container;
}

function Text() {
  const [value, setValue] = useState('');
  return (
    <input
      value={value}
      onChange={({ target }) => {
        setValue(target.value);
        seen.push(target.value);
      }}
    />
  );
}

it('keeps the text of a controlled field', async () => {
  const container = await hydrateAfter('<input value="">', <Text />, (field) => {
    (field as HTMLInputElement).value = 'Ada';
  });
  expect(container.querySelector('input')).toHaveValue('Ada');
  expect(seen).toEqual(['Ada']);
});

it('reports the text of an uncontrolled field', async () => {
  await hydrateAfter(
    '<textarea></textarea>',
    <textarea onChange={({ target }) => seen.push(target.value)} />,
    (field) => {
      (field as HTMLTextAreaElement).value = 'Hello';
    },
  );
  expect(seen).toEqual(['Hello']);
});

function Choice() {
  const [value, setValue] = useState('a');
  return (
    <select value={value} onChange={({ target }) => setValue(target.value)}>
      <option>a</option>
      <option>b</option>
    </select>
  );
}

it('keeps the choice of a controlled select', async () => {
  const html = '<select><option selected="">a</option><option>b</option></select>';
  const container = await hydrateAfter(html, <Choice />, (field) => {
    (field as HTMLSelectElement).value = 'b';
  });
  expect(container.querySelector('select')).toHaveValue('b');
});

function Box({ type }: { type: 'checkbox' | 'radio' }) {
  const [checked, setChecked] = useState(false);
  return (
    <input type={type} checked={checked} onChange={({ target }) => setChecked(target.checked)} />
  );
}

it.each(['checkbox', 'radio'] as const)('keeps a controlled %s', async (type) => {
  const container = await hydrateAfter(`<input type="${type}">`, <Box type={type} />, (field) => {
    (field as HTMLInputElement).checked = true;
  });
  expect(container.querySelector('input')).toBeChecked();
});

it('finds nothing in fields as the server has sent them', () => {
  document.body.innerHTML = `<input value="a"><input type="checkbox" checked><input type="hidden">
    <textarea>b</textarea><select><option>c</option><option selected>d</option></select>
    <select><option>e</option><option>f</option></select>`;
  expect(readEdits(document.body)).toEqual([]);
});
