// Styles use what is in Baseline "widely available", the browsers in package.json's browserslist. These features may be
// missing: pages only look simpler without them.
const ENHANCEMENTS = [
  'accent-color',
  'box-decoration-break',
  'break-after',
  'content-visibility',
  'forced-color-adjust',
  // With -webkit-line-clamp beside it.
  'line-clamp',
  'overscroll-behavior',
  'scrollbar-color',
  'scrollbar-width',
  'text-wrap',
  // Firefox has it since version 126.
  'zoom',
];

/** @type {import('stylelint').Config} */
export default {
  plugins: ['stylelint-plugin-use-baseline'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'plugin/use-baseline': [
      true,
      {
        available: 'widely',
        ignoreProperties: {
          ...Object.fromEntries(ENHANCEMENTS.map((property) => [property, ['/.*/']])),
          // Other fonts follow it.
          'font-family': ['ui-monospace'],
        },
        ignoreSelectors: ['details-content'],
      },
    ],
  },
};
