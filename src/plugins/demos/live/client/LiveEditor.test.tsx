import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import type { LiveFile, LiveProblem } from '../protocol';

import LiveEditor from './LiveEditor';

const FILES = [
  { name: 'Basic.tsx', code: 'const a = 1;\n' },
  { name: 'rows.ts', code: 'export {};\n' },
];

interface OpenOptions {
  files?: readonly LiveFile[];
  fileIndex?: number;
  problem?: LiveProblem;
}

/** Renders an editor whose owner stores what is typed. */
function open({ files: initial = FILES, fileIndex = 0, problem }: OpenOptions = {}) {
  const onLeave = jest.fn();
  const changes: (readonly LiveFile[])[] = [];
  function Owner({ told }: { told: LiveProblem | undefined }) {
    const [files, setFiles] = useState(initial);
    return (
      <LiveEditor
        name="Basic sorting"
        files={files}
        fileIndex={fileIndex}
        onFilesChange={(next) => {
          changes.push(next);
          setFiles(next);
        }}
        onLeave={onLeave}
        initialFocus
        problem={told}
      />
    );
  }
  const { rerender } = render(<Owner told={problem} />);
  return {
    onLeave,
    changes,
    tell: (told: LiveProblem | undefined) => rerender(<Owner told={told} />),
    field: screen.getByRole<HTMLTextAreaElement>('textbox'),
  };
}

describe('LiveEditor', () => {
  it('has a name, says how to leave, and takes focus before the first character', () => {
    const { field } = open({ files: FILES.slice(0, 1) });
    expect(field).toHaveAccessibleName('Code of Basic sorting, editable');
    expect(field).toHaveAccessibleDescription('Press Escape to leave');
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 0]);
  });

  it('includes the file name if there are several files', () => {
    expect(open({ fileIndex: 1 }).field).toHaveAccessibleName(
      'Code of Basic sorting, editable: rows.ts',
    );
  });

  it('shows as many lines as the page', () => {
    expect(open().field).toHaveValue('const a = 1;');
  });

  it('returns all files with the edits, and keeps the trailing line break', async () => {
    const { field, changes } = open();
    await userEvent.type(field, '2', { initialSelectionStart: 11, initialSelectionEnd: 11 });
    expect(changes.at(-1)).toEqual([{ name: 'Basic.tsx', code: 'const a = 12;\n' }, FILES[1]]);
  });

  it('highlights edited code', async () => {
    const { field } = open({ files: [{ name: 'Basic.tsx', code: '\n' }] });
    await userEvent.type(field, 'return');
    expect(document.querySelector('pre .token.keyword')).toHaveTextContent('return');
  });

  it("doesn't trap Tab", async () => {
    const { field, changes } = open();
    await userEvent.tab();
    expect(field).not.toHaveFocus();
    expect(changes).toEqual([]);
  });

  it('is left with Escape', async () => {
    const { onLeave } = open();
    await userEvent.keyboard('{Escape}');
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["'", 222],
    ['ä', 222],
    ['(', 57],
  ])('replaces the selection with %s', (key, keyCode) => {
    const { field, changes } = open();
    field.setSelectionRange(0, 5);
    // The browser replaces the selection unless the library does something else.
    expect(fireEvent.keyDown(field, { key, keyCode, shiftKey: key === '(' })).toBe(true);
    expect(changes).toEqual([]);
  });

  it('undoes edits', async () => {
    const { field } = open();
    await userEvent.type(field, 'x', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(field).toHaveValue('xconst a = 1;');
    // The library checks the key's `keyCode`.
    fireEvent.keyDown(field, { key: 'z', keyCode: 90, ctrlKey: true });
    expect(field).toHaveValue('const a = 1;');
  });
});

describe('an error message', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  it('appears after a short pause in typing, and disappears with the error', () => {
    const { tell } = open();
    const status = screen.getByRole('status');
    tell({ message: 'no', file: 'Basic.tsx', line: 2 });
    wait(299);
    expect(status).toBeEmptyDOMElement();
    wait(1);
    expect(status).toHaveTextContent('Basic.tsx, line 2: no');
    tell(undefined);
    wait(0);
    expect(status).toBeEmptyDOMElement();
  });

  it('is rendered as text, whatever it contains', () => {
    open({ problem: { message: '<img src=x>' } });
    wait(300);
    expect(screen.getByRole('status')).toHaveTextContent('<img src=x>');
  });
});
