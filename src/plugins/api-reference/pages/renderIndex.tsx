import { renderToStaticMarkup } from 'react-dom/server';

import { navigationChips } from '../../../core/navigation';
import { apiPath, type RecordedLinks } from '../render/links';
import type { ApiReference, ApiSymbol } from '../types';

import type { ApiIndexModule } from './indexModule';
import { apiIndexSections, firstSentence } from './indexSections';

function Entry({ symbol, href }: { symbol: ApiSymbol; href: string }) {
  const { name, description, deprecated, plan, unstable } = symbol;
  const sentence = firstSentence(description);
  const chips = navigationChips({ ...(plan ? { plan } : {}), unstable: unstable ?? false });
  return (
    <li>
      <a href={href}>{name}</a>
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
 * @param links - Links of the docs' version.
 */
export function renderApiIndex(
  reference: ApiReference,
  folder: string,
  links: RecordedLinks,
): ApiIndexModule {
  const sections = apiIndexSections(reference, folder);
  const html = sections.map(({ kind, symbols }): [string, string] => [
    kind,
    renderToStaticMarkup(
      <ul className="api-index">
        {symbols.map((symbol) => (
          <Entry key={symbol.id} symbol={symbol} href={links.hrefTo(apiPath(symbol.id))} />
        ))}
      </ul>,
    ),
  ]);
  return { folder, sections: Object.fromEntries(html), links: [...links.hrefs] };
}
