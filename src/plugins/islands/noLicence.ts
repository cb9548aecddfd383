/** Replaces `@portal/licence` on sites without the licence plugin. */
export {};
