/** Takes the place of `@portal/licence` on sites without the licence plugin. */
export {};
