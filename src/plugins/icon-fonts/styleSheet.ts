/** The package of the font, and the font's file in it. */
export const ICON_FONT_PACKAGE = '@fontsource/material-icons';
export const ICON_FONT_FILE = `${ICON_FONT_PACKAGE}/files/material-icons-latin-400-normal.woff2`;

/** The family's name, which a font service's style sheet uses, too. */
const FAMILY = "'Material Icons'";

/** A font family in which text has no size (`placeholder.css`). */
const PLACEHOLDER_FAMILY = "'Icon placeholder'";

/**
 * Returns the CSS of the font itself. Text in the font is not painted until the font has loaded.
 *
 * @param url - URL of the font's file, as in CSS.
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
 * Returns the CSS of the class name of Material UI's `Icon`, which turns the name of an icon into its picture. The
 * component sets the size and color.
 *
 * @param families - Value of `font-family`.
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
 * Returns the style sheet of pages that use the icon font. If the font is missing, icons are empty, and their names are
 * not shown.
 *
 * @param url - URL of the font's file. Absent if the font comes from a font service.
 */
export function iconFontStyleSheet(url?: string): string {
  return `${url === undefined ? '' : iconFontFace(url)}${iconClass(`${FAMILY}, ${PLACEHOLDER_FAMILY}`)}
.material-icons {
  visibility: inherit;
}
`;
}
