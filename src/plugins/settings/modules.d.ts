declare module '@theme/SettingsButton' {
  export { default } from '@site/src/plugins/settings/theme/SettingsButton';
}

declare module '@theme/SettingsSections' {
  export { default } from '@site/src/plugins/settings/theme/SettingsSections';
}
