declare module '@portal/sidebar' {
  // All variants have the same type.
  export { Sidebar } from '@site/src/plugins/navigation/sidebar/development';
}

declare module '@theme/NavigationChips' {
  export { default } from '@site/src/plugins/navigation/theme/NavigationChips';
}
