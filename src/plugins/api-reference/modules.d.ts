declare module '*?api-sizes' {
  import type { SnapshotModule } from '@site/src/plugins/api-reference/sizes/snapshotModule';

  const snapshot: SnapshotModule;
  export default snapshot;
}

declare module '@theme/ApiChangesSection' {
  export { default } from '@site/src/plugins/api-reference/theme/ApiChangesSection';
}

declare module '@theme/ApiIndexSection' {
  export { default } from '@site/src/plugins/api-reference/theme/ApiIndexSection';
}

declare module '@theme/ApiSection' {
  export { default } from '@site/src/plugins/api-reference/theme/ApiSection';
}

declare module '@theme/ApiFilterButton' {
  export { default } from '@site/src/plugins/api-reference/theme/ApiFilterButton';
}

declare module '@theme/ApiToolbar' {
  export { default } from '@site/src/plugins/api-reference/theme/ApiToolbar';
}

declare module '@theme/ApiToolbar/ApiTools' {
  export { default } from '@site/src/plugins/api-reference/theme/ApiToolbar/ApiTools';
}

declare module '@theme/DocTabs' {
  export { default, useDocHeading } from '@site/src/plugins/api-reference/theme/DocTabs';
}

declare module '@theme/SizeSnapshot' {
  export { default } from '@site/src/plugins/api-reference/theme/SizeSnapshot';
}
