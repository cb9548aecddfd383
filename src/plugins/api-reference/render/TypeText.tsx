import { use } from 'react';

import type { ApiType, ApiTypeText } from '../types';

import { apiPath, ApiLinksContext } from './links';

/** A type as plain text. */
export function plainType(text: ApiTypeText): string {
  return text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

/** A type whose names lead to their pages. */
export function TypeText({ text }: { text: ApiTypeText }) {
  const { hrefTo } = use(ApiLinksContext);
  return text.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <a key={index} href={hrefTo(apiPath(piece.symbol))}>
        {piece.text}
      </a>
    ),
  );
}

/** The whole of a type that is shown in short, on demand. */
export function FullType({ type, label }: { type: ApiType; label: string }) {
  return (
    type.full && (
      <details className="api-full">
        <summary>{label}</summary>
        <code>
          <TypeText text={type.full} />
        </code>
      </details>
    )
  );
}
