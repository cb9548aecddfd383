/** Replaces theme-classic's module (3.10.2): code is highlighted at build time, so there is no Prism to extend. */
export default function prismIncludeLanguages(): void {}
