/** Replaces `@portal/license` on sites without the license plugin. */
export {};
