declare module '@portal/claims' {
  export { claim, sourced, type Source } from '@site/src/plugins/claims/claim';
}

declare module '@portal/claims/browser' {
  export { emulateMedia } from '@site/src/plugins/claims/browser';
}
