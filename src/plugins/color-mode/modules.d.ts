declare module '@theme/ColorModeSwitch' {
  export { default } from '@site/src/plugins/color-mode/theme/ColorModeSwitch';
}
