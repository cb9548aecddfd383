/** For galleries of other things than demos: `@theme/Gallery/Filters` works with any list that has this markup. */
export { optionsOf, valueOf, type Facet, type FacetOption } from '../facets';
export { GALLERY } from '../markup';
