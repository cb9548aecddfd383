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
  it('shows a scene with its styles in place of the one before', () => {
    const { host, show } = open();
    show(() => <p>one</p>, '.one {}');
    show(() => <p>two</p>, '.two {}');
    expect(host).toHaveTextContent(/^two$/);
    expect(sheets()).toContain('.two {}');
    expect(sheets()).not.toContain('.one {}');
  });

  it('keeps what it shows where the next scene throws, and says so', () => {
    const { host, show, onError } = open();
    show(() => <p>one</p>, '.one {}');
    expect(() => show(Throws, '.two {}')).toThrow('at once');
    expect(host).toHaveTextContent(/^one$/);
    expect(sheets()).toContain('.one {}');
    expect(sheets()).not.toContain('.two {}');
    expect(onError).not.toHaveBeenCalled();
  });

  it('shows an error that comes later, tells it, and goes on with the next scene', () => {
    const { host, show, onError } = open();
    show(BreaksLater);
    fireEvent.click(screen.getByRole('button', { name: 'Break' }));
    expect(host).toHaveTextContent('The demo stopped with an error.late');
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'late' }));
    show(() => <p>next</p>);
    expect(host).toHaveTextContent(/^next$/);
  });

  it('gives the portal’s theme in the mode and direction it is told', () => {
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

  it('keeps no styles of scenes that are gone', () => {
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
