// What theme-classic and theme-common import of prism-react-renderer, without its 35 kB. Nothing calls it: code
// is highlighted at build, by the real one.
export const Prism = {};
export const themes = { palenight: {} };
