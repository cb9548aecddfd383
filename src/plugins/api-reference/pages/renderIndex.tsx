import { renderToStaticMarkup } from 'react-dom/server';

import { navigationChips } from '../../../core/navigation';
import type { ApiReference, ApiSymbol } from '../types';

import type { ApiIndexModule } from './indexModule';
import { apiIndexSections, firstSentence } from './indexSections';

/** Returns the address of a symbol's page, relative to its product's index. */
const hrefOf = ({ id }: ApiSymbol) => `${id.slice(id.indexOf('/') + 1)}/`;

function Entry({ symbol }: { symbol: ApiSymbol }) {
  const { name, description, deprecated, plan, unstable } = symbol;
  const sentence = firstSentence(description);
  const chips = navigationChips({ ...(plan ? { plan } : {}), unstable: unstable ?? false });
  return (
    <li>
      <a href={hrefOf(symbol)}>{name}</a>
      {chips.map((chip) => (
        <span
          key={chip.kind}
          className={`chip chip--${chip.kind}`}
          role="img"
          aria-label={chip.name}
          title={chip.name}
        >
          {chip.label}
        </span>
      ))}
      {deprecated === undefined ? undefined : (
        <span className="chip chip--planned">Deprecated</span>
      )}
      {sentence.length > 0 && (
        <p>
          {sentence.map((part, index) =>
            typeof part === 'string' ? part : <code key={index}>{part.code}</code>,
          )}
        </p>
      )}
    </li>
  );
}

/**
 * Renders a product's index as static HTML, with a list for each kind.
 *
 * @param folder - The product's folder, such as `data-grid`.
 */
export function renderApiIndex(reference: ApiReference, folder: string): ApiIndexModule {
  const sections = apiIndexSections(reference, folder);
  return {
    folder,
    sections: Object.fromEntries(
      sections.map(({ kind, symbols }) => [
        kind,
        renderToStaticMarkup(
          <ul className="api-index">
            {symbols.map((symbol) => (
              <Entry key={symbol.id} symbol={symbol} />
            ))}
          </ul>,
        ),
      ]),
    ),
    links: sections.flatMap(({ symbols }) => symbols.map(hrefOf)),
  };
}
