import CopyButton from '@theme/CopyButton';
import { useDisclosureMenu } from '../../../../core/disclosure';
import { CODE_VARIANTS, codePreferencesStore, STYLING_KEYS } from '../../../../core/preferences';
import type { CodeStyling, CodeVariant, DemoStyling, DemoModule } from '../../types';
import type { ReactNode } from 'react';

import { Icon, type DemoIcon } from './icons';
import { useToolbar } from './useToolbar';
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
  name: string;
  /** Label in the toolbar. Default: the action is in the menu, with its name. */
  label?: string;
  /** Name of the action in analytics. */
  event: string;
  icon?: DemoIcon;
  /** Called on click, or the URL of a link that opens in a new tab. */
  run: (() => void) | string;
  isBusy?: boolean;
}

export interface ToolbarProps {
  demo: DemoModule;
  /** The demo's title. */
  name: string;
  styling: DemoStyling;
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

/** An action as a button or a link, with its name as the label. */
function Action({ action, className }: { action: DemoAction; className?: string }) {
  const { name, label, event, icon, run, isBusy } = action;
  const shared = { className, 'aria-label': label && name, 'data-event-action': event };
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {label ?? name}
    </>
  );
  return typeof run === 'string' ? (
    <a {...shared} href={run} target="_blank" rel="noopener">
      {content}
    </a>
  ) : (
    <button {...shared} type="button" aria-busy={isBusy || undefined} onClick={run}>
      {content}
    </button>
  );
}

/** The buttons below a demo. They are one tab stop. The less frequent actions are in a menu, which arrow keys open. */
export function Toolbar({
  demo,
  name,
  styling,
  variant,
  isOpen,
  codeId,
  onToggle,
  code,
  actions,
}: ToolbarProps) {
  const ref = useToolbar();
  const menu = useDisclosureMenu();
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
      {demo.stylings.length > 1 && (
        <Choice
          label="Styling"
          values={demo.stylings.map(({ name: each }) => each)}
          value={styling.name}
          nameOf={(value) => value}
          labelOf={(value) => STYLING_LABELS[value]}
          eventOf={(value) => `styling-${STYLING_KEYS[value]}`}
          onChoose={(value) => codePreferencesStore().set({ styling: value })}
        />
      )}
      <span className={styles.actions}>
        <CopyButton text={code} copiedMs={COPIED_MS} />
        {actions.map(
          (action) =>
            action.label && <Action key={action.name} action={action} className="portal-tool" />,
        )}
        <details ref={menu} className="portal-menu portal-menu--end">
          <summary className="portal-tool">More</summary>
          <div className="portal-menu__items">
            {actions.map((action) => !action.label && <Action key={action.name} action={action} />)}
          </div>
        </details>
      </span>
    </div>
  );
}
