import { use, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { PRODUCTS } from '../../../../library';
import { countParts, countSymbols } from '../changes/compare';
import type { ChangesModule } from '../changes/changesModule';
import { changesAnchor, productAnchor } from '../changes/page';
import type { ApiPart, ApiPartChange, ApiProductChanges, ApiSymbolChange } from '../changes/types';
import type { ApiType } from '../types';

import { apiPath, ApiLinksContext, linksBelow } from './links';
import { Markdown } from './Markdown';
import { plainType } from './TypeText';

/** Maximum number of changed types that are unfolded initially. */
const FEW = 5;

const PARTS: Readonly<Record<ApiPart, { one: string; many: string }>> = {
  prop: { one: 'prop', many: 'props' },
  slot: { one: 'slot', many: 'slots' },
  class: { one: 'CSS class', many: 'CSS classes' },
  parameter: { one: 'parameter', many: 'parameters' },
  result: { one: 'field of the result', many: 'fields of the result' },
  member: { one: 'member', many: 'members' },
  signature: { one: 'signature', many: 'signatures' },
  'type parameters': { one: 'type parameters', many: 'type parameters' },
};

const counted = (count: number, { one, many }: { one: string; many: string }) =>
  `${count} ${count === 1 ? one : many}`;

/** Counts by product: the first question of readers who migrate. */
function Summary({ products }: { products: readonly ApiProductChanges[] }) {
  return (
    <div className="table-scroll" role="region" aria-label="Summary" tabIndex={0}>
      <table className="api-changes-summary" aria-label="Changes by product">
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              Product
            </th>
            <th scope="colgroup" colSpan={3}>
              Components, hooks, interfaces
            </th>
            <th scope="colgroup" colSpan={4}>
              Members of the remaining ones
            </th>
          </tr>
          <tr>
            {['Removed', 'Deprecated', 'Added', 'Removed', 'Deprecated', 'Retyped', 'Added'].map(
              (title, index) => (
                <th key={index} scope="col">
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {products.map((changes) => {
            const symbols = countSymbols(changes);
            const parts = countParts(changes);
            return (
              <tr key={changes.product}>
                <th scope="row">
                  <a href={`#${productAnchor(changes.product)}`}>
                    {PRODUCTS[changes.product].name}
                  </a>{' '}
                  <span>
                    {changes.older} → {changes.newer}
                  </span>
                </th>
                {[
                  symbols.removed,
                  symbols.deprecated,
                  symbols.added,
                  parts.removed,
                  parts.deprecated,
                  parts.retyped,
                  parts.added,
                ].map((count, index) => (
                  <td key={index}>{count}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** A symbol's name, as a link to its page. */
function SymbolLink({ symbol }: { symbol: ApiSymbolChange }) {
  const { hrefTo } = use(ApiLinksContext);
  return <a href={hrefTo(apiPath(symbol.id))}>{symbol.name}</a>;
}

/** Returns both types: the short ones if they differ, and otherwise the full ones. */
function bothTypes(before: ApiType, after: ApiType): [string, string] {
  const short: [string, string] = [plainType(before.short), plainType(after.short)];
  return short[0] === short[1]
    ? [plainType(before.full ?? before.short), plainType(after.full ?? after.short)]
    : short;
}

function Retyped({ change: { part, name, before, after, required } }: { change: ApiPartChange }) {
  const [from, to] = before && after ? bothTypes(before, after) : [undefined, undefined];
  return (
    <li>
      {part === 'signature' || part === 'type parameters' ? PARTS[part].one : <code>{name}</code>}
      {required !== undefined && (required ? ' is now required' : ' is now optional')}
      {from !== undefined && (
        <>
          {' '}
          <del>{from || 'none'}</del> <ins>{to || 'none'}</ins>
        </>
      )}
    </li>
  );
}

/** A list of names, separated by commas. */
function Names({ changes }: { changes: readonly ApiPartChange[] }) {
  return changes.map(({ name, required }, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
      {required && ' (required)'}
    </span>
  ));
}

const LABELS = { removed: 'Removed', added: 'New' } as const;

/** The changes of a symbol that both releases have, starting with what breaks code. */
function KeptSymbol({ symbol }: { symbol: ApiSymbolChange }) {
  const kinds = [...new Set(symbol.parts.map(({ part }) => part))];
  const of = (change: ApiPartChange['change'], part?: ApiPart) =>
    symbol.parts.filter(
      (candidate) => candidate.change === change && (!part || candidate.part === part),
    );
  const lists = (change: 'removed' | 'added'): ReactNode =>
    kinds.map((part) => {
      const changes = of(change, part);
      return (
        changes.length > 0 && (
          <p key={part}>
            {LABELS[change]} {changes.length === 1 ? PARTS[part].one : PARTS[part].many}:{' '}
            <Names changes={changes} />
          </p>
        )
      );
    });
  const deprecated = of('deprecated');
  const retyped = of('retyped');
  return (
    <section className="api-change" id={changesAnchor(symbol.id)}>
      <h4>
        <SymbolLink symbol={symbol} />
      </h4>
      {lists('removed')}
      {deprecated.map(({ part, name, note = '' }) => (
        <p key={`${part} ${name}`}>
          Deprecated {PARTS[part].one}: <code>{name}</code>
          {note && (
            <>
              . <Markdown text={note} />
            </>
          )}
        </p>
      ))}
      {lists('added')}
      {retyped.length > 0 && (
        <details open={retyped.length <= FEW}>
          <summary>
            {counted(retyped.length, { one: 'changed type', many: 'changed types' })}
          </summary>
          <ul>
            {retyped.map((change) => (
              <Retyped key={`${change.part} ${change.name}`} change={change} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const KINDS = { component: 'Components', hook: 'Hooks', interface: 'Interfaces' } as const;

const KIND_ORDER = ['component', 'hook', 'interface'] as const;

/** Symbols by kind, as links or, if they were removed, as plain names. */
function SymbolList({ symbols, linked }: { symbols: readonly ApiSymbolChange[]; linked: boolean }) {
  return KIND_ORDER.map((kind) => {
    const ofKind = symbols.filter((symbol) => symbol.kind === kind);
    return (
      ofKind.length > 0 && (
        <p key={kind} className="api-change-names">
          {KINDS[kind]}:{' '}
          {ofKind.map((symbol, index) => (
            <span key={symbol.id}>
              {index > 0 && ', '}
              {linked ? <SymbolLink symbol={symbol} /> : <code>{symbol.name}</code>}
            </span>
          ))}
        </p>
      )
    );
  });
}

function Deprecated({ symbols }: { symbols: readonly ApiSymbolChange[] }) {
  return (
    <ul>
      {symbols.map((symbol) => (
        <li key={symbol.id}>
          <SymbolLink symbol={symbol} />
          {symbol.note && (
            <>
              : <Markdown text={symbol.note} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function ProductChanges({ changes }: { changes: ApiProductChanges }) {
  const { product, symbols } = changes;
  const of = (change: ApiSymbolChange['change']) =>
    symbols.filter((symbol) => symbol.change === change);
  const kept = symbols.filter(({ parts }) => parts.length > 0);
  const group = (title: string, count: number, content: ReactNode) =>
    count > 0 && (
      <>
        <h3 id={`${productAnchor(product)}-${title.toLowerCase()}`}>
          {title} <span>{count}</span>
        </h3>
        {content}
      </>
    );
  return (
    <div className="api-changes">
      {symbols.length === 0 && <p>No changes in its types.</p>}
      {group(
        'Removed',
        of('removed').length,
        <SymbolList symbols={of('removed')} linked={false} />,
      )}
      {group('Deprecated', of('deprecated').length, <Deprecated symbols={of('deprecated')} />)}
      {group('New', of('added').length, <SymbolList symbols={of('added')} linked />)}
      {group(
        'Changed',
        kept.length,
        kept.map((symbol) => <KeptSymbol key={symbol.id} symbol={symbol} />),
      )}
    </div>
  );
}

/**
 * Renders a page of changes as static HTML, and returns it with its anchors and links.
 *
 * @param root - Path of the docs' version and language.
 */
export function renderChanges(products: readonly ApiProductChanges[], root: string): ChangesModule {
  const links = linksBelow(root);
  const html = (content: ReactNode) =>
    renderToStaticMarkup(<ApiLinksContext value={links}>{content}</ApiLinksContext>);
  return {
    sections: {
      summary: html(<Summary products={products} />),
      ...Object.fromEntries(
        products.map((changes) => [changes.product, html(<ProductChanges changes={changes} />)]),
      ),
    },
    anchors: products.flatMap(({ symbols }) =>
      symbols.filter(({ parts }) => parts.length > 0).map(({ id }) => changesAnchor(id)),
    ),
    links: [...links.hrefs],
  };
}
