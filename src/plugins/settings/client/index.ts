/*
 * Public API for features that add a setting: build it from these components, and place it in
 * `@theme/SettingsSections`. They don't use MUI, and are loaded with the drawer.
 */
export { SettingsChoice, type SettingsChoiceProps } from './SettingsChoice';
export { SettingsHelp, SettingsSection, type SettingsSectionProps } from './SettingsSection';
export { SettingsSwitch, type SettingsSwitchProps } from './SettingsSwitch';
export { useSettingsReset } from './reset';
