declare module '@portal/sidebar' {
  // The variants are alike.
  export { Sidebar } from '@site/src/plugins/navigation/sidebar/development';
}

declare module '@theme/NavigationChips' {
  export { default } from '@site/src/plugins/navigation/theme/NavigationChips';
}
