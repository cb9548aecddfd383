import { use } from 'react';

import { formatBytes } from '../sizes/format';
import type { ApiSize } from '../sizes/types';
import type { ApiSymbol } from '../types';

import { ApiLinksContext } from './links';

/** Path of the page with all sizes, which is outside the docs. */
const SNAPSHOT = '../size-snapshot/';

export interface SizeProps {
  symbol: ApiSymbol;
  size: ApiSize;
  /** The product's base (`baseOf`). May be the symbol itself. */
  base: ApiSymbol;
  /** Whether the page with all sizes, which exists only once, is for this release. */
  isListed: boolean;
}

/** What importing a component or hook adds to a page, as a section of its own page. */
export function Size({ symbol, size, base, isListed }: SizeProps) {
  const { hrefTo } = use(ApiLinksContext);
  const [module] = symbol.modules;
  return (
    <>
      <dl className="api-facts">
        <div>
          <dt>Alone</dt>
          <dd>
            {formatBytes(size.gzip)} gzipped, {formatBytes(size.minified)} minified
          </dd>
        </div>
        {base.id !== symbol.id && (
          <div>
            <dt>
              With <code>{base.name}</code>
            </dt>
            <dd>{formatBytes(size.marginal)} gzipped</dd>
          </div>
        )}
      </dl>
      <p className="api-note">
        How much the import from <code>{module}</code> adds to a production build, excluding React,
        Material UI, Emotion and date libraries.
        {isListed && (
          <>
            {' '}
            <a href={`${hrefTo(SNAPSHOT)}#${symbol.id.split('/')[0]}`}>All sizes</a>
          </>
        )}
      </p>
    </>
  );
}

/** Shown on the development server until a build has measured the sizes. */
export function SizeUnknown() {
  return (
    <p className="api-note">
      Sizes are measured by <code>npm run build</code>and then shown here.
    </p>
  );
}
