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
  it('has a name, says how to leave, and takes the focus before the first letter', () => {
    const { field } = open({ files: FILES.slice(0, 1) });
    expect(field).toHaveAccessibleName('Code of Basic sorting, editable');
    expect(field).toHaveAccessibleDescription('Press Escape to leave');
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 0]);
  });

  it('names the file where there are several', () => {
    expect(open({ fileIndex: 1 }).field).toHaveAccessibleName(
      'Code of Basic sorting, editable: rows.ts',
    );
  });

  it('shows as many lines as the page', () => {
    expect(open().field).toHaveValue('const a = 1;');
  });

  it('gives all files with what was typed, and keeps the line break at the end', async () => {
    const { field, changes } = open();
    await userEvent.type(field, '2', { initialSelectionStart: 11, initialSelectionEnd: 11 });
    expect(changes.at(-1)).toEqual([{ name: 'Basic.tsx', code: 'const a = 12;\n' }, FILES[1]]);
  });

  it('colours what is typed', async () => {
    const { field } = open({ files: [{ name: 'Basic.tsx', code: '\n' }] });
    await userEvent.type(field, 'return');
    expect(document.querySelector('pre .token.keyword')).toHaveTextContent('return');
  });

  it('passes Tab on', async () => {
    const { field, changes } = open();
    await userEvent.tab();
    expect(field).not.toHaveFocus();
    expect(changes).toEqual([]);
  });

  it('is left by Escape', async () => {
    const { onLeave } = open();
    await userEvent.keyboard('{Escape}');
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('takes back what was typed', async () => {
    const { field } = open();
    await userEvent.type(field, 'x', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(field).toHaveValue('xconst a = 1;');
    // The library checks the key's `keyCode`.
    fireEvent.keyDown(field, { key: 'z', keyCode: 90, ctrlKey: true });
    expect(field).toHaveValue('const a = 1;');
  });
});

describe('a problem', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  it('is told after a quiet moment, and no longer than it is there', () => {
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

  it('is told as text, whatever it says', () => {
    open({ problem: { message: '<img src=x>' } });
    wait(300);
    expect(screen.getByRole('status')).toHaveTextContent('<img src=x>');
  });
});
