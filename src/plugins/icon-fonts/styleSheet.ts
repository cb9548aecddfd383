/** The package of the font, and its file in it. */
export const ICON_FONT_PACKAGE = '@fontsource/material-icons';
export const ICON_FONT_FILE = `${ICON_FONT_PACKAGE}/files/material-icons-latin-400-normal.woff2`;

/** The family's name, which a font service's style sheet gives it, too. */
const FAMILY = "'Material Icons'";

/** A family in which text has no size (`placeholder.css`). */
const PLACEHOLDER_FAMILY = "'Icon placeholder'";

/**
 * CSS of the font itself. Text in it is not painted before it is there.
 *
 * @param url - Of the font's file, as in CSS.
 */
export function iconFontFace(url: string): string {
  return `@font-face {
  font-family: ${FAMILY};
  font-style: normal;
  font-weight: 400;
  font-display: block;
  src: url('${url}') format('woff2');
}
`;
}

/**
 * CSS of the class name that Material UI's `Icon` has: in it, the name of an icon becomes its picture. Size and colour
 * are the component's.
 *
 * @param families - What to set it in, as in CSS.
 */
export function iconClass(families: string = FAMILY): string {
  return `.material-icons {
  font-family: ${families};
  font-weight: normal;
  font-style: normal;
  line-height: 1;
  letter-spacing: normal;
  text-transform: none;
  white-space: nowrap;
  overflow-wrap: normal;
  direction: ltr;
  font-feature-settings: 'liga';
  -webkit-font-smoothing: antialiased;
}
`;
}

/**
 * The style sheet of pages that use the icon font. Where the font is missing, icons are empty, and no name is shown in
 * their place.
 *
 * @param url - Of the font's file; absent where it comes from a font service.
 */
export function iconFontStyleSheet(url?: string): string {
  return `${url === undefined ? '' : iconFontFace(url)}${iconClass(`${FAMILY}, ${PLACEHOLDER_FAMILY}`)}
.material-icons {
  visibility: inherit;
}
`;
}
