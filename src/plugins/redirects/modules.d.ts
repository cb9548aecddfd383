declare module '@portal/redirects' {
  import type { MovedFolders } from '@site/src/plugins/redirects/folders';

  /** Moved folders, written by `src/plugins/redirects`. */
  const folders: MovedFolders;
  export default folders;
}

declare module '@theme/FolderRedirect' {
  export { default } from '@site/src/plugins/redirects/theme/FolderRedirect';
}

declare module '@theme/RedirectPage' {
  export { default } from '@site/src/plugins/redirects/theme/RedirectPage';
}

declare module '@theme/CaseRedirect' {
  export { default } from '@site/src/plugins/redirects/theme/CaseRedirect';
}
