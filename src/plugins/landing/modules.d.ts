declare module '@theme/Landing' {
  export { default } from '@site/src/plugins/landing/theme/Landing';
}

declare module '@theme/Landing/GridDrawing' {
  export { default } from '@site/src/plugins/landing/theme/Landing/GridDrawing';
}

declare module '@theme/Landing/Links' {
  export { default } from '@site/src/plugins/landing/theme/Landing/Links';
}

declare module '@theme/Landing/Product' {
  export { default } from '@site/src/plugins/landing/theme/Landing/Product';
}
