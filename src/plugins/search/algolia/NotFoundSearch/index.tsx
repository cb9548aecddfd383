/** Sites with Algolia's search have no search on the 404 page. */
export default function NotFoundSearch(): null {
  return null;
}
