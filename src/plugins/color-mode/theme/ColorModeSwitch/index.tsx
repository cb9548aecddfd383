import { Island } from '../../../../core/islands';
import { colorModeStore } from '../../../../core/preferences';
import island from '../../ColorModeButtons?island';
import { useEffect, useRef } from 'react';

import './styles.css';

export interface ColorModeSwitchProps {
  /** Unique on the page: the switch can be in both the navbar and the mobile menu. */
  id: string;
  className?: string;
}

/**
 * The color mode switch, as an island that loads when it is touched. Until then, style sheets show the choice from the
 * attribute of `<html>`, and this component sets the pressed state of the buttons for assistive technology.
 */
export default function ColorModeSwitch({ id, className }: ColorModeSwitchProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const store = colorModeStore();
    const update = () => {
      const pending = element.current?.querySelector(':scope > :not([data-island-ready])');
      pending?.querySelectorAll<HTMLButtonElement>('button[value]').forEach((button) => {
        button.setAttribute('aria-pressed', String(button.value === store.get().mode));
      });
    };
    update();
    return store.subscribe(update);
  }, []);
  return (
    <div ref={element} className={className}>
      <Island id={id} island={island} when="touch" />
    </div>
  );
}
