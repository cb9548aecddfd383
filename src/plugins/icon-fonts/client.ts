export { ICON_FONT_FILE, ICON_FONT_PACKAGE, iconClass, iconFontFace } from './styleSheet';
export { usesIconFont } from './usesIconFont';
