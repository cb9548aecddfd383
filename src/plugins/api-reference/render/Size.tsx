import { formatBytes } from '../sizes/format';
import type { ApiSize } from '../sizes/types';
import type { ApiSymbol } from '../types';

export interface SizeProps {
  symbol: ApiSymbol;
  size: ApiSize;
  /** The product's base (`baseOf`); the symbol itself where it is that. */
  base: ApiSymbol;
  /** Address of the page with all sizes, `/size-snapshot/`, as seen from this one. */
  snapshotHref: string;
}

/** What importing a component or hook adds to a page, as a section of its own page. */
export function Size({ symbol, size, base, snapshotHref }: SizeProps) {
  const [module] = symbol.modules;
  return (
    <>
      <dl className="api-facts">
        <div>
          <dt>Alone</dt>
          <dd>
            {formatBytes(size.gzip)} gzip, {formatBytes(size.minified)} minified
          </dd>
        </div>
        {base.id !== symbol.id && (
          <div>
            <dt>
              Beside <code>{base.name}</code>
            </dt>
            <dd>{formatBytes(size.marginal)} gzip</dd>
          </div>
        )}
      </dl>
      <p className="api-note">
        What the import from <code>{module}</code> adds to a production build, without React,
        Material UI, Emotion and date libraries.{' '}
        <a href={`${snapshotHref}#${symbol.id.split('/')[0]}`}>All sizes</a>
      </p>
    </>
  );
}
