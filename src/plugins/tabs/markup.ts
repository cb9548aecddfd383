/** Attribute of the element around tabs: the name of their group. All tabs of a group show the same choice. */
export const GROUP_ATTRIBUTE = 'data-tabs-group';

/** Attribute of the same element: the values of the tabs as a JSON list, in tab order. */
export const VALUES_ATTRIBUTE = 'data-tabs-values';

/** Attribute of the same element: the name of the parameter in the query that has the choice. Absent if there is none. */
export const QUERY_ATTRIBUTE = 'data-tabs-query';
