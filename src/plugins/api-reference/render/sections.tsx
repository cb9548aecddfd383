import { use, type ReactNode } from 'react';

import type { ApiDemoPage } from '../demoPages';
import {
  componentRows,
  hookRows,
  interfaceRows,
  NOUNS,
  rowCount,
  type ApiRows,
  type ApiSectionName,
} from '../outline';
import type { ApiComponent, ApiHook, ApiInterface, ApiMember, ApiSymbol } from '../types';

import { apiPath, ApiLinksContext, hashOf } from './links';
import { COLUMNS, Members, Signature } from './Members';
import { Size, SizeUnknown, type SizeProps } from './Size';
import { TypeText } from './TypeText';

/** Short facts with their names. Facts without a value are left out. */
function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const known = facts.filter(([, value]) => value !== undefined);
  return (
    known.length > 0 && (
      <dl className="api-facts">
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )
  );
}

/** Renders a name as code. Returns undefined if there is no name. */
const codeOf = (text: string | undefined) => text && <code>{text}</code>;

/** Where the remaining props come from. */
function Inherits({ name, symbol, href }: NonNullable<ApiComponent['inherits']>) {
  const { hrefTo } = use(ApiLinksContext);
  if (symbol) {
    return (
      <a href={hrefTo(apiPath(symbol))}>
        <code>{name}</code>
      </a>
    );
  }
  return href ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <code>{name}</code>
    </a>
  ) : (
    <code>{name}</code>
  );
}

function Props({ symbol, rows }: { symbol: ApiComponent; rows: ApiRows<ApiMember> }) {
  const { inherits, ref, themeName } = symbol;
  return (
    <>
      {rowCount(rows) > 0 ? (
        <Members kind="members" columns={COLUMNS.members} noun={NOUNS.props} rows={rows} />
      ) : (
        <p className="api-none">It has no props of its own.</p>
      )}
      <Facts
        facts={[
          ['Also accepts the props of', inherits && <Inherits {...inherits} />],
          ['A ref leads to', codeOf(ref)],
          ['Name in the theme', codeOf(themeName)],
        ]}
      />
    </>
  );
}

function Signatures({ name, signatures }: Pick<ApiHook, 'name' | 'signatures'>) {
  return signatures.map(({ text, ...signature }, index) => (
    <div key={index} className="api-signature">
      <pre className="code">
        <code>
          <b>{name}</b>
          <TypeText text={text} />
        </code>
      </pre>
      <Signature type={{ short: text }} signature={signature} />
    </div>
  ));
}

/** Members of an object type. There is a column for defaults if any member has one. */
function Fields({
  name,
  rows,
}: {
  name: 'parameters' | 'result' | 'members';
  rows: ApiRows<ApiMember>;
}) {
  const hasDefaults = [...rows.current, ...rows.deprecated].some(
    ({ member }) => member.defaultValue !== undefined,
  );
  return hasDefaults ? (
    <Members kind="members" columns={COLUMNS.members} noun={NOUNS[name]} rows={rows} />
  ) : (
    <Members kind="fields" columns={COLUMNS.fields} noun={NOUNS[name]} rows={rows} />
  );
}

/** The declaration of an interface: its type parameters, and the interfaces it extends. */
function Declaration({
  symbol: { name, typeParameters, extends: bases },
  nameOf,
}: {
  symbol: ApiInterface;
  nameOf: (symbolId: string) => string;
}) {
  const { hrefTo } = use(ApiLinksContext);
  return (
    (typeParameters || bases.length > 0) && (
      <p className="api-declaration">
        <code>
          {name}
          {typeParameters}
        </code>
        {bases.length > 0 && (
          <>
            {' '}
            has all members of{' '}
            {bases.map((base, index) => (
              <span key={base}>
                {index > 0 && ', '}
                <a href={hrefTo(apiPath(base))}>
                  <code>{nameOf(base)}</code>
                </a>
              </span>
            ))}
          </>
        )}
      </p>
    )
  );
}

/** If more pages than this show a symbol, only the pages are listed, not each of their demos. */
const PAGES_WITH_DEMOS = 20;

/** Number of pages with demos that are shown before the others are unfolded. */
const SHOWN_DEMO_PAGES = 5;

/** A list of pages with demos. */
function DemoPages({
  pages,
  namesDemos,
}: {
  pages: readonly ApiDemoPage[];
  /** Whether to list the demos of each page. */
  namesDemos: boolean;
}) {
  const { hrefTo } = use(ApiLinksContext);
  return (
    <ul className="api-demos">
      {pages.map(({ title, path, demos }) => (
        <li key={path}>
          <a href={hrefTo(path)}>{title}</a>
          {(namesDemos ? demos : []).map((demo, index) => (
            <span key={demo.name}>
              {index === 0 ? ': ' : ', '}
              <a href={hrefTo(path) + hashOf(demo.name)}>{demo.title}</a>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Pages with demos. All but the first ones are folded, unless that would hide only one. */
function Demos({ pages }: { pages: readonly ApiDemoPage[] }) {
  const namesDemos = pages.length <= PAGES_WITH_DEMOS;
  const count = pages.length > SHOWN_DEMO_PAGES + 1 ? SHOWN_DEMO_PAGES : pages.length;
  const folded = pages.slice(count);
  return (
    <>
      <DemoPages pages={pages.slice(0, count)} namesDemos={namesDemos} />
      {folded.length > 0 && (
        <details className="api-more">
          <summary>{`${folded.length} more pages`}</summary>
          <DemoPages pages={folded} namesDemos={namesDemos} />
        </details>
      )}
    </>
  );
}

/** The data of a symbol's page that isn't part of the symbol. */
export interface SectionData {
  demos: readonly ApiDemoPage[];
  /** What importing it adds to a page, and its product's base. Undefined if that wasn't measured. */
  size?: Omit<SizeProps, 'symbol'> | undefined;
  /** Returns the name of a symbol, by id. */
  nameOf: (symbolId: string) => string;
}

/** Returns the sections of a symbol's page, except `import`, which is rendered by Markdown. */
export function sectionsOf(
  symbol: ApiSymbol,
  { demos, size, nameOf }: SectionData,
): Partial<Record<ApiSectionName, ReactNode>> {
  const common = demos.length > 0 ? { demos: <Demos pages={demos} /> } : {};
  const importable = { size: size ? <Size symbol={symbol} {...size} /> : <SizeUnknown /> };
  switch (symbol.kind) {
    case 'component': {
      const { props, slots, classes } = componentRows(symbol);
      return {
        ...importable,
        ...common,
        props: <Props symbol={symbol} rows={props} />,
        slots: <Members kind="slots" columns={COLUMNS.slots} noun={NOUNS.slots} rows={slots} />,
        classes: (
          <Members kind="classes" columns={COLUMNS.classes} noun={NOUNS.classes} rows={classes} />
        ),
      };
    }
    case 'hook': {
      const { parameters, result } = hookRows(symbol);
      return {
        ...importable,
        ...common,
        signatures: <Signatures name={symbol.name} signatures={symbol.signatures} />,
        parameters: <Fields name="parameters" rows={parameters} />,
        result: <Fields name="result" rows={result} />,
      };
    }
    case 'interface':
      return {
        ...common,
        members: (
          <>
            <Declaration symbol={symbol} nameOf={nameOf} />
            <Fields name="members" rows={interfaceRows(symbol).members} />
          </>
        ),
      };
  }
}
