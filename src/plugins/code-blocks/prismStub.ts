// The exports of prism-react-renderer that theme-classic and theme-common import, without its 35 kB. Nothing calls
// them: code is highlighted at build time, with the real package.
export const Prism = {};
export const themes = { palenight: {} };
