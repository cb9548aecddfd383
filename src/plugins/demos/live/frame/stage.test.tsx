import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';

import { createStage } from './stage';

afterEach(() => {
  document.body.innerHTML = '';
  document.head.innerHTML = '';
});

function open() {
  const host = document.body.appendChild(document.createElement('div'));
  const onError = jest.fn();
  const stage = createStage(host, { mode: 'light', direction: 'ltr' }, onError);
  const show = (component: ComponentType, css = '', layered = false) =>
    act(() => stage.show({ component, css, layered }));
  return { host, stage, onError, show };
}

const sheets = () => [...document.head.querySelectorAll('style')].map((style) => style.textContent);

/** Throws after a click. */
function BreaksLater() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    throw new Error('late');
  }
  return <button onClick={() => setBroken(true)}>Break</button>;
}

function Throws(): never {
  throw new Error('at once');
}

describe('a stage', () => {
  it('replaces the previous scene and its styles', () => {
    const { host, show } = open();
    show(() => <p>one</p>, '.one {}');
    show(() => <p>two</p>, '.two {}');
    expect(host).toHaveTextContent(/^two$/);
    expect(sheets()).toContain('.two {}');
    expect(sheets()).not.toContain('.one {}');
  });

  it('keeps the current scene if the next one throws, and reports it', () => {
    const { host, show, onError } = open();
    show(() => <p>one</p>, '.one {}');
    expect(() => show(Throws, '.two {}')).toThrow('at once');
    expect(host).toHaveTextContent(/^one$/);
    expect(sheets()).toContain('.one {}');
    expect(sheets()).not.toContain('.two {}');
    expect(onError).not.toHaveBeenCalled();
  });

  it('shows and reports a later error, and continues with the next scene', () => {
    const { host, show, onError } = open();
    show(BreaksLater);
    fireEvent.click(screen.getByRole('button', { name: 'Break' }));
    expect(host).toHaveTextContent('The demo crashed.late');
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'late' }));
    show(() => <p>next</p>);
    expect(host).toHaveTextContent(/^next$/);
  });

  it("provides the portal's theme in the current mode and direction", () => {
    const { host, stage, show } = open();
    show(function Shown() {
      const { palette, direction } = useTheme();
      return (
        <p>
          {palette.primary.main} {direction}
        </p>
      );
    });
    expect(host).toHaveTextContent('#3b4cca ltr');
    act(() => stage.setAppearance({ mode: 'dark', direction: 'rtl' }));
    expect(host).toHaveTextContent('#a3b0ff rtl');
  });

  it('removes the styles of previous scenes', () => {
    const { show } = open();
    const count = () => document.head.querySelectorAll('style').length;
    show(() => <Button>one</Button>);
    const first = count();
    for (let run = 0; run < 5; run += 1) {
      show(() => <Button>{run}</Button>);
    }
    expect(count()).toBe(first);
  });
});
