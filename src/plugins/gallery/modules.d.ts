declare module '@theme/Gallery' {
  export { default } from '@site/src/plugins/gallery/theme/Gallery';
}

declare module '@theme/Gallery/GalleryItem' {
  export { default } from '@site/src/plugins/gallery/theme/Gallery/GalleryItem';
}

declare module '@theme/Gallery/Filters' {
  export { default } from '@site/src/plugins/gallery/theme/Gallery/Filters';
}
