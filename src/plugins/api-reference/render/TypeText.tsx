import { use } from 'react';

import type { ApiType, ApiTypeText } from '../types';

import { apiPath, ApiLinksContext, hashOf } from './links';

/** Returns a type as plain text. */
export function plainType(text: ApiTypeText): string {
  return text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

/** A type in which names link to their pages. */
export function TypeText({ text }: { text: ApiTypeText }) {
  const { hrefTo } = use(ApiLinksContext);
  return text.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <a
        key={index}
        href={hrefTo(apiPath(piece.symbol)) + (piece.section ? hashOf(piece.section) : '')}
      >
        {piece.text}
      </a>
    ),
  );
}

/** The full text of a type that is abbreviated elsewhere, shown on demand. */
export function FullType({ type, label }: { type: ApiType; label: string }) {
  return (
    type.full && (
      // All have the same name, so that opening one closes the others.
      <details className="api-full" name="api-type">
        <summary>{label}</summary>
        <code tabIndex={0}>
          <TypeText text={type.full} />
        </code>
      </details>
    )
  );
}
