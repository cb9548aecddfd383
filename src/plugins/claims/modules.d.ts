declare module '@portal/claims' {
  export { claim, sourced, type Source } from '@site/src/plugins/claims/claim';
}

declare module '@portal/claims/browser' {
  export { emulateMedia, moveMouseAway, nextPaint } from '@site/src/plugins/claims/browser';
}

declare module '@portal/claims/codemod' {
  export { runCodemod } from '@site/src/plugins/claims/codemod';
}

declare module '@portal/claims/compile' {
  export { compileApps } from '@site/src/plugins/claims/compile';
}

declare module '@portal/verified' {
  export { useVerified } from '@site/src/plugins/claims/client/useVerified';
}

declare module '@portal/verified-data' {
  import type { VerifiedData } from '@site/src/plugins/claims/types';

  const data: VerifiedData;
  export default data;
}

declare module '@theme/Verified' {
  export { default } from '@site/src/plugins/claims/theme/Verified';
}
