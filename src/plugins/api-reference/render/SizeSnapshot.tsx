import { use } from 'react';

import { PRODUCTS } from '../../../../library';
import { baseOf, isBase } from '../sizes/bases';
import { formatBytes, formatThousands, isNothing } from '../sizes/format';
import type { ApiSize, ApiSizes } from '../sizes/types';
import type { ApiPackage, ApiReference, ApiSymbol } from '../types';

import { apiPath, ApiLinksContext } from './links';
import { Name } from './Members';

/** A symbol with its size. */
interface Measured {
  symbol: ApiSymbol;
  size: ApiSize;
}

/** A product's sizes, largest first. */
interface ProductSizes {
  /** Anchor of its table, and folder of its API pages: `data-grid`. */
  anchor: string;
  title: string;
  packages: readonly ApiPackage[];
  base: ApiSymbol;
  rows: readonly Measured[];
}

function productSizes({ packages, symbols }: ApiReference, sizes: ApiSizes): ProductSizes[] {
  const products = new Set(packages.map(({ product }) => product));
  return [...products].map((product) => {
    const base = baseOf(product, symbols);
    return {
      anchor: base.id.split('/')[0] ?? product,
      title: PRODUCTS[product].name,
      packages: packages.filter((candidate) => candidate.product === product),
      base,
      rows: symbols
        .flatMap((symbol): Measured[] => {
          const size = symbol.product === product ? sizes[symbol.id] : undefined;
          return size ? [{ symbol, size }] : [];
        })
        .sort((a, b) => b.size.gzip - a.size.gzip),
    };
  });
}

/** The cell of a number. The column is sorted by `data-value`. */
function Bytes({ bytes }: { bytes: number }) {
  return (
    <td data-value={bytes} className={isNothing(bytes) ? 'sizes-nothing' : undefined}>
      {formatThousands(bytes)}
    </td>
  );
}

/** Maximum length of names that fit their column on the narrowest phone. */
const FITTING_NAME = 9;

function Row({ symbol, size }: Measured) {
  const { hrefTo } = use(ApiLinksContext);
  return (
    <tr>
      <th scope="row">
        <a href={hrefTo(apiPath(symbol.id))}>
          <Name name={symbol.name} fitting={FITTING_NAME} />
        </a>
      </th>
      <td>{symbol.modules[0]}</td>
      <Bytes bytes={size.minified} />
      <Bytes bytes={size.gzip} />
      {isBase(symbol) ? (
        <td data-value={size.marginal} className="sizes-base">
          base
        </td>
      ) : (
        <Bytes bytes={size.marginal} />
      )}
    </tr>
  );
}

function ProductTable({ anchor, title, packages, base, rows }: ProductSizes) {
  const heading = `${anchor}-heading`;
  return (
    <section id={anchor} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p>
        {rows.length} components and hooks of{' '}
        {packages.map(({ name, version }) => `${name} ${version}`).join(', ')}. The last column is
        what one adds to a page that has <code>{base.name}</code> already.
      </p>
      <div className="table-scroll" role="region" aria-label={`Sizes of ${title}`} tabIndex={0}>
        <table aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col" data-sort="text">
                Name
              </th>
              <th scope="col" data-sort="text">
                Import from
              </th>
              <th scope="col" data-sort="number">
                Minified
              </th>
              <th scope="col" data-sort="number" aria-sort="descending">
                Gzip
              </th>
              <th scope="col" data-sort="number">
                Beside {base.name}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ symbol, size }) => (
              <Row key={symbol.id} symbol={symbol} size={size} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

export interface SizeSnapshotProps {
  reference: ApiReference;
  sizes: ApiSizes;
}

/** All sizes: a table for each product, and links that show only one of them, without JavaScript. */
export function SizeSnapshot({ reference, sizes }: SizeSnapshotProps) {
  const products = productSizes(reference, sizes);
  return (
    <>
      <p className="sizes-lead">
        How much importing a component or hook adds to a page: a production build by Rspack of that
        one import, in kB (1,000 bytes) of JavaScript, minified and gzipped at level 9. React,
        Material UI, Emotion and date libraries are excluded, since the page has them anyway, and so
        are style sheets.
      </p>
      <nav aria-label="Products" className="sizes-products">
        <ul>
          <li>
            <a href="#all" id="all">
              All products
            </a>
          </li>
          {products.map(({ anchor, title, base, rows }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>
                {title}
                {rows
                  .filter(({ symbol }) => symbol === base)
                  .map(({ size }) => (
                    <span key={base.id}>
                      {base.name} {formatBytes(size.gzip)}
                    </span>
                  ))}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {products.map((product) => (
        <ProductTable key={product.anchor} {...product} />
      ))}
    </>
  );
}
