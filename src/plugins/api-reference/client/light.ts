/**
 * Attribute of the element that contains the tables, set while rows outside the viewport are skipped in layout: with
 * hundreds of rows, each keystroke would be slow otherwise. Skipped rows keep their previous heights, so nothing moves.
 */
export const LIGHT_ATTRIBUTE = 'data-api-light';
