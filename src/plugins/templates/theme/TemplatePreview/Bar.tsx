import {
  colorModeStore,
  densityStore,
  directionStore,
  useColorModeChoice,
  useDense,
  useDirection,
  type ColorMode,
} from '../../../../core/preferences';
import { useId, type ReactNode } from 'react';

import { themeChoiceStore } from '../../client/themeChoice';
import { useThemeChoice } from '../../client/useThemeChoice';

import styles from './styles.module.css';

export interface BarProps {
  title: string;
  /** Path of the template's page. */
  permalink: string;
  themeNames: readonly string[];
}

const MODES: readonly (readonly [mode: ColorMode, name: string, icon: string])[] = [
  [
    'light',
    'Light',
    'M8 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6M8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M12.6 3.4l-.7.7M4.1 11.9l-.7.7',
  ],
  ['dark', 'Dark', 'M13 9.5A5.5 5.5 0 0 1 6.5 3a5.5 5.5 0 1 0 6.5 6.5'],
  ['system', 'System', 'M2 3h12v8H2zM6 13.5h4M8 11v2.5'],
];

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d={path} />
  </svg>
);

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** A button that is pressed or not. */
function Toggle(props: {
  isPressed: boolean;
  name?: string;
  onClick: () => void;
  children: ReactNode;
}) {
  const { isPressed, name, onClick, children } = props;
  return (
    <button type="button" aria-pressed={isPressed} aria-label={name} title={name} onClick={onClick}>
      {children}
    </button>
  );
}

/** The bar above a preview: the way back, and what the application looks like. It keeps the reader's choices. */
export default function Bar({ title, permalink, themeNames }: BarProps) {
  const id = useId();
  const mode = useColorModeChoice();
  const direction = useDirection();
  const isDense = useDense();
  const theme = useThemeChoice();
  const [first = ''] = themeNames;
  return (
    <aside className={styles.bar} aria-label="Preview">
      {/* The template's page has other themes, so it loads as a page of its own. */}
      <a className={styles.back} href={permalink} target="_self">
        <Icon path="M10 3 5 8l5 5" />
        <span>{title}</span>
      </a>
      <div className={styles.controls}>
        <label className={styles.theme} htmlFor={id}>
          <span>Theme</span>
          <select
            id={id}
            value={themeNames.includes(theme) ? theme : first}
            onChange={({ target }) => themeChoiceStore().setTheme(target.value)}
          >
            {themeNames.map((name) => (
              <option key={name} value={name}>
                {capitalized(name)}
              </option>
            ))}
          </select>
        </label>
        <span className={styles.group} role="group" aria-label="Color mode">
          {MODES.map(([value, name, icon]) => (
            <Toggle
              key={value}
              isPressed={mode === value}
              name={name}
              onClick={() => colorModeStore().setMode(value)}
            >
              <Icon path={icon} />
            </Toggle>
          ))}
        </span>
        <span className={styles.group} role="group" aria-label="Layout">
          <Toggle
            isPressed={direction === 'rtl'}
            name="Right to left (RTL)"
            onClick={() => directionStore().setDirection(direction === 'rtl' ? 'ltr' : 'rtl')}
          >
            RTL
          </Toggle>
          <Toggle isPressed={isDense} onClick={() => densityStore().setDense(!isDense)}>
            Compact
          </Toggle>
        </span>
      </div>
    </aside>
  );
}
