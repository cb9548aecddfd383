import CopyButton from '@theme/CopyButton';
import { CODE_VARIANTS, codePreferencesStore, STYLING_KEYS } from '../../../../core/preferences';
import type { CodeStyling, CodeVariant, DemoFlavor, DemoModule } from '../../types';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { Icon, type DemoIcon } from './icons';
import { useToolbar, type ToolbarTooltip } from './useToolbar';
import styles from './styles.module.css';

/** How long a demo's button shows "Copied", in milliseconds. Code blocks show it for 2000. */
const COPIED_MS = 1200;

/** Short labels of the stylings. */
const STYLING_LABELS: Record<CodeStyling, string> = {
  'MUI System': 'System',
  Tailwind: 'Tailwind',
  CSS: 'CSS',
};

const VARIANT_NAMES: Record<CodeVariant, string> = { TS: 'TypeScript (TS)', JS: 'JavaScript (JS)' };

/** An action in the toolbar. */
export interface DemoAction {
  /** Accessible name and tooltip. */
  name: string;
  /** Name of the action in analytics. */
  event: string;
  icon: DemoIcon;
  /** Called on click, or the URL of a link that opens in a new tab. */
  run: (() => void) | string;
  isBusy?: boolean;
}

export interface ToolbarProps {
  demo: DemoModule;
  /** The demo's title. */
  name: string;
  flavor: DemoFlavor;
  variant: CodeVariant;
  isOpen: boolean;
  /** Id of the element that holds the code. */
  codeId: string;
  onToggle: () => void;
  /** Returns the code to copy, as shown. */
  code: () => Promise<string>;
  actions: readonly DemoAction[];
}

function Choice<T extends string>(props: {
  label: string;
  values: readonly T[];
  value: T;
  nameOf: (value: T) => string;
  labelOf: (value: T) => string;
  /** Name of the choice in analytics. */
  eventOf: (value: T) => string;
  onChoose: (value: T) => void;
}): ReactNode {
  const { label, values, value: chosen, nameOf, labelOf, eventOf, onChoose } = props;
  return (
    <span className={styles.choice} role="group" aria-label={label}>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          aria-label={nameOf(value)}
          data-event-action={eventOf(value)}
          onClick={() => onChoose(value)}
        >
          {labelOf(value)}
        </button>
      ))}
    </span>
  );
}

/** A tooltip centered above its control, and shifted if it would overflow the toolbar. */
function Tooltip({ text, center }: ToolbarTooltip) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const tooltip = element.current;
    const room = tooltip?.parentElement?.clientWidth ?? 0;
    if (tooltip) {
      const left = center - tooltip.offsetWidth / 2;
      tooltip.style.left = `${Math.max(4, Math.min(left, room - tooltip.offsetWidth - 4))}px`;
    }
  }, [text, center]);
  return (
    <span ref={element} className={styles.tooltip} aria-hidden="true">
      {text}
    </span>
  );
}

/** The buttons below a demo. They are one tab stop, and each has a name and a tooltip. */
export function Toolbar({
  demo,
  name,
  flavor,
  variant,
  isOpen,
  codeId,
  onToggle,
  code,
  actions,
}: ToolbarProps) {
  const { ref, tooltip } = useToolbar();
  return (
    <div ref={ref} className={styles.toolbar} role="toolbar" aria-label={`Tools for ${name}`}>
      <button
        type="button"
        className={`portal-tool ${styles.expand}`}
        aria-expanded={isOpen}
        aria-controls={codeId}
        data-event-action={isOpen ? 'collapse' : 'expand'}
        onClick={onToggle}
      >
        <Icon name="code" />
        {isOpen ? 'Hide code' : 'Show code'}
      </button>
      {demo.hasJs && (
        <Choice
          label="Language"
          values={CODE_VARIANTS}
          value={variant}
          nameOf={(value) => VARIANT_NAMES[value]}
          labelOf={(value) => value}
          eventOf={(value) => `source-${value.toLowerCase()}`}
          onChoose={(value) => codePreferencesStore().set({ variant: value })}
        />
      )}
      {demo.flavors.length > 1 && (
        <Choice
          label="Styling"
          values={demo.flavors.map(({ styling }) => styling)}
          value={flavor.styling}
          nameOf={(value) => value}
          labelOf={(value) => STYLING_LABELS[value]}
          eventOf={(value) => `styling-${STYLING_KEYS[value]}`}
          onChoose={(value) => codePreferencesStore().set({ styling: value })}
        />
      )}
      <span className={styles.actions}>
        <CopyButton text={code} copiedMs={COPIED_MS} iconOnly />
        {actions.map(({ name: action, event, icon, run, isBusy = false }) =>
          typeof run === 'string' ? (
            <a
              key={action}
              className="portal-tool"
              href={run}
              target="_blank"
              rel="noopener"
              aria-label={action}
              data-event-action={event}
            >
              <Icon name={icon} />
            </a>
          ) : (
            <button
              key={action}
              type="button"
              className="portal-tool"
              aria-label={action}
              aria-busy={isBusy || undefined}
              data-event-action={event}
              onClick={run}
            >
              <Icon name={icon} />
            </button>
          ),
        )}
      </span>
      {tooltip && <Tooltip {...tooltip} />}
    </div>
  );
}
