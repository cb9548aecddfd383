/** Replaces theme-classic's module of this name (3.10.2): code is highlighted at build, so there is no Prism to extend. */
export default function prismIncludeLanguages(): void {}
