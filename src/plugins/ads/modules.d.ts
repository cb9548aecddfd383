declare module '@theme/AdSlot' {
  export { default } from '@site/src/plugins/ads/theme/AdSlot';
}

declare module '@theme/AdSlot/Ad' {
  export { default } from '@site/src/plugins/ads/theme/AdSlot/Ad';
}
