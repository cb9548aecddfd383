import type { IslandKinds } from '@site/src/core/islands';

/** Islands in articles, by kind. Swizzle it to add your own. */
const kinds: IslandKinds = {};

export default kinds;
