import type { PartKinds } from '../../types';

/** Interactive parts of articles, by kind. Swizzle it to add your own. */
const kinds: PartKinds = {};

export default kinds;
