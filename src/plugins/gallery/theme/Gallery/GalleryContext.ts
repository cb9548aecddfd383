import { createContext } from 'react';

/** Styles that the pictures of a gallery have sent, so that each rule is sent once. */
export const GalleryContext = createContext<Set<string>>(new Set());
