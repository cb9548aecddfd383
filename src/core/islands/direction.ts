import { createContext, use } from 'react';

import type { Direction } from '../preferences';

/** The direction in which an island's styles are created. */
export const IslandDirectionContext = createContext<Direction>('ltr');

/**
 * Returns the direction of the island around a component: the page's direction once its styles can be created, and `ltr`
 * until then, as on the server.
 */
export const useIslandDirection = (): Direction => use(IslandDirectionContext);
