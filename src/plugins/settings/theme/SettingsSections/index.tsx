import {
  CODE_STYLINGS,
  codePreferencesStore,
  colorModeStore,
  DEFAULT_CODE_PREFERENCES,
  densityStore,
  directionStore,
  useCodeStyling,
  useCodeVariant,
  useColorModeChoice,
  useDense,
  useDirection,
  type CodeVariant,
  type ColorMode,
  type Direction,
} from '../../../../core/preferences';
import { SettingsChoice, SettingsSwitch, useSettingsReset } from '../../client';

const MODES: { value: ColorMode; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'system', label: 'System' },
  { value: 'dark', label: 'Dark' },
];

function ModeSection() {
  const mode = useColorModeChoice();
  useSettingsReset(() => colorModeStore().setMode('system'));
  return (
    <SettingsChoice
      label="Mode"
      help="System follows your device’s setting."
      options={MODES}
      value={mode}
      onChange={(value) => colorModeStore().setMode(value)}
    />
  );
}

const DIRECTIONS: { value: Direction; label: string }[] = [
  { value: 'ltr', label: 'Left to right' },
  { value: 'rtl', label: 'Right to left' },
];

function DirectionSection() {
  const direction = useDirection();
  useSettingsReset(() => directionStore().reset());
  return (
    <SettingsChoice
      label="Direction"
      help="Applies to the page and its demos. Code stays left to right."
      options={DIRECTIONS}
      value={direction}
      onChange={(value) => directionStore().setDirection(value)}
    />
  );
}

function DensitySection() {
  const dense = useDense();
  useSettingsReset(() => densityStore().setDense(false));
  return (
    <SettingsSwitch
      title="Density"
      label="Dense"
      action="dense"
      help="Reduces the spacing of navigation, tables and code."
      checked={dense}
      onChange={(checked) => densityStore().setDense(checked)}
    />
  );
}

const VARIANTS: { value: CodeVariant; label: string }[] = [
  { value: 'TS', label: 'TypeScript' },
  { value: 'JS', label: 'JavaScript' },
];

function CodeLanguageSection() {
  const variant = useCodeVariant();
  useSettingsReset(() => codePreferencesStore().set({ variant: DEFAULT_CODE_PREFERENCES.variant }));
  return (
    <SettingsChoice
      label="Code language"
      options={VARIANTS}
      value={variant}
      onChange={(value) => codePreferencesStore().set({ variant: value })}
    />
  );
}

const STYLINGS = CODE_STYLINGS.map((value) => ({ value, label: value }));

function StylingSection() {
  const styling = useCodeStyling();
  useSettingsReset(() => codePreferencesStore().set({ styling: DEFAULT_CODE_PREFERENCES.styling }));
  return (
    <SettingsChoice
      label="Styling"
      help="Applies to demos with several stylings."
      options={STYLINGS}
      value={styling}
      onChange={(value) => codePreferencesStore().set({ styling: value })}
    />
  );
}

/** The sections of the drawer, from top to bottom. To add more, wrap this component. */
export default function SettingsSections() {
  return (
    <>
      <ModeSection />
      <DirectionSection />
      <DensitySection />
      <CodeLanguageSection />
      <StylingSection />
    </>
  );
}
