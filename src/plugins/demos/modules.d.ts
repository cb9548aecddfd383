declare module '@live/modules' {
  /** What edited code may import, by specifier; written by the build of the live frame. */
  export const modules: Record<string, () => Promise<unknown>>;
}

declare module '@theme/Demo' {
  export { default } from '@site/src/plugins/demos/theme/Demo';
}

declare module '@theme/Demo/LiveDemo' {
  export { default } from '@site/src/plugins/demos/theme/Demo/LiveDemo';
  export type { LiveDemoProps } from '@site/src/plugins/demos/theme/Demo/LiveDemo';
}

declare module '@theme/DemoPage' {
  export { default } from '@site/src/plugins/demos/theme/DemoPage';
}
