/**
 * Attribute of what holds the tables, there while rows out of sight take no layout: that of hundreds of them would make
 * each key wait. Their heights are those that they had before, so nothing moves.
 */
export const LIGHT_ATTRIBUTE = 'data-api-light';
