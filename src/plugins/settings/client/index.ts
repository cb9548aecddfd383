/*
 * The door for features with a setting of their own: build it from these, and place it in `@theme/SettingsSections`.
 * They hold nothing of MUI, and are loaded with the drawer.
 */
export { SettingsChoice, type SettingsChoiceProps } from './SettingsChoice';
export { SettingsHelp, SettingsSection, type SettingsSectionProps } from './SettingsSection';
export { SettingsSwitch, type SettingsSwitchProps } from './SettingsSwitch';
export { useSettingsReset } from './reset';
