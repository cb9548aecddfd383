import type { Work } from '../../core/build/threads';

import { createPainter, type Card, type Painter } from './draw';

/** Draws images in a thread of its own: each keeps a core busy for 20 milliseconds. */
const paint: Work<undefined, Card, Uint8Array> = () => {
  let painter: Promise<Painter> | undefined;
  return async (card) => (await (painter ??= createPainter())).paint(card);
};

export default paint;
