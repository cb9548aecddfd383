import { Fragment, type ReactNode } from 'react';

import { PLAN_NAMES } from '../../../core/navigation/plans';
import type { ApiNoun, ApiRow, ApiRows } from '../outline';
import type { ApiClass, ApiMember, ApiSignature, ApiSlot, ApiType } from '../types';

import { sinceText } from '../since/text';

import { hashOf } from './links';
import { Markdown } from './Markdown';
import { FullType, plainType, TypeText } from './TypeText';

/** Maximum length of names that fit on a line of their column. */
const FITTING_NAME = 22;

/** A name that can wrap before its capitals if it is too long for its column. */
export function Name({ name, fitting = FITTING_NAME }: { name: string; fitting?: number }) {
  if (name.length <= fitting) {
    return name;
  }
  // Each line is filled before the next one begins, so that a page has few of these elements.
  const lines: string[] = [];
  for (const part of name.split(/(?<=[a-z\d_])(?=[A-Z])/)) {
    const last = lines.pop();
    const isFull = last !== undefined && last.length + part.length > fitting;
    lines.push(...(isFull ? [last, part] : [(last ?? '') + part]));
  }
  return lines.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Maximum length of words that fit on a line of the column of defaults. */
const FITTING_DEFAULT = 12;

/** Maximum length of words that fit on a line of the column of components in slots. */
const FITTING_SLOT = 26;

/**
 * Code that can wrap between words and, in words that are too long for a line, before capitals, after dots and after
 * opening parentheses.
 */
function Words({ value, fitting }: { value: string; fitting: number }) {
  return value.split(/(?<=\s)/).map((word, index) =>
    word.length <= fitting ? (
      word
    ) : (
      <Fragment key={index}>
        {word.split(/(?<=[.(])(?=[A-Za-z])/).map((part, position) => (
          <Fragment key={position}>
            {position > 0 && <wbr />}
            <Name name={part} fitting={fitting} />
          </Fragment>
        ))}
      </Fragment>
    ),
  );
}

/** A default value. A value with backticks is a sentence that contains code. */
function Default({ value, fitting }: { value: string; fitting: number }) {
  const parts = value.split('`');
  return parts.length < 3 ? (
    <Words value={value} fitting={fitting} />
  ) : (
    <span className="api-prose">
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <code key={index}>
            <Words value={part} fitting={fitting} />
          </code>
        ),
      )}
    </span>
  );
}

function Chips({ member }: { member: ApiMember | ApiClass }) {
  const { since } = member;
  const plan = 'plan' in member ? member.plan : undefined;
  return (
    <>
      {'required' in member && member.required && <span className="api-chip">required</span>}
      {plan && <span className={`chip chip--${plan}`}>{PLAN_NAMES[plan]}</span>}
      {since && <span className="api-chip">{sinceText(since)}</span>}
    </>
  );
}

/** Start of descriptions that only repeat a callback's type. */
const REPEATS_TYPE = /^With all properties from /;

/** Returns true if a type is already visible as part of another type. */
function isIn(whole: Pick<ApiType, 'short'>, part: ApiType): boolean {
  // Only matches whole names: `GridEventListener` doesn't contain `Event`.
  const text = plainType(part.short).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?<![\\w$])${text}(?![\\w$])`).test(plainType(whole.short));
}

/** Changes the first word of a text to lowercase for use within a sentence, unless it is code or an abbreviation. */
const insideSentence = (text: string) =>
  text.replace(/^[A-Z](?=[a-z]*\s)/, (first) => first.toLowerCase());

/** The parameters and the return value of a callback, without what its type already states. */
export function Signature({
  type,
  signature,
}: {
  type: Pick<ApiType, 'short'>;
  signature: ApiSignature;
}) {
  const { parameters, returns } = signature;
  const lines = parameters
    .map((parameter) => ({
      ...parameter,
      description: REPEATS_TYPE.test(parameter.description) ? '' : parameter.description,
      isTypeNews: !isIn(type, parameter.type),
    }))
    .filter(({ description, isTypeNews }) => description || isTypeNews);
  const isResultNews = plainType(returns.type.short) !== 'void' && !isIn(type, returns.type);
  if (lines.length === 0 && !returns.description && !isResultNews) {
    return null;
  }
  return (
    <ul className="api-params">
      {lines.map(({ name, type: parameterType, optional, description, isTypeNews }) => (
        <li key={name}>
          <code>
            {name}
            {optional && '?'}
            {isTypeNews && (
              <>
                : <TypeText text={parameterType.short} />
              </>
            )}
          </code>{' '}
          <Markdown text={description} />
        </li>
      ))}
      {(returns.description || isResultNews) && (
        <li>
          Returns{' '}
          {isResultNews && (
            <code>
              <TypeText text={returns.type.short} />
            </code>
          )}
          {isResultNews && returns.description && ', '}
          <Markdown text={insideSentence(returns.description)} />
        </li>
      )}
    </ul>
  );
}

function Description({ member }: { member: ApiMember | ApiClass }) {
  const { deprecated, description } = member;
  return (
    <>
      {deprecated !== undefined && (
        <p className="api-warning">
          Deprecated. <Markdown text={deprecated} />
        </p>
      )}
      <Markdown text={description} />
    </>
  );
}

/** A column after the first one, which is the name. */
interface Column<T> {
  title: string;
  /** Class of its cells. */
  className: string;
  cell: (member: T) => ReactNode;
}

const typeCell = ({ type }: ApiMember) => (
  <>
    <TypeText text={type.short} />
    <FullType type={type} label="Full type" />
  </>
);

const memberDescription = (member: ApiMember) => (
  <>
    <Description member={member} />
    {member.signature && <Signature type={member.type} signature={member.signature} />}
  </>
);

/** Types of slots that allow any component. */
const ANY_COMPONENT = /^(?:React\.)?(?:ElementType|JSXElementConstructor<(?:any|\{\s*\})>)$/;

/** A component in the type of a slot, and the type of its props, without their own type arguments. */
const COMPONENT = /\b(?:ElementType|JSXElementConstructor|ComponentType)<((?:[^<>]|<[^<>]*>)+)>/g;

/** Returns whether the type of a slot says nothing that the props of the slot don't say. */
function isKnownFromProps({ type, props }: ApiSlot): boolean {
  const text = plainType(type.full ?? type.short);
  const accepted = props && plainType(props.full ?? props.short);
  return (
    ANY_COMPONENT.test(text) ||
    (accepted !== undefined &&
      /^[\s|]*$/.test(text.replace(COMPONENT, '')) &&
      // `GridSlotProps['cell']` is where the type of the props is from.
      (/^\w+\['\w+'\]$/.test(plainType(type.short).replace(/^\w+<(.+)>$/, '$1')) ||
        [...text.matchAll(COMPONENT)].every(([, argument = '']) =>
          accepted.includes(argument.replace(/<.*>/, '')),
        )))
  );
}

/** The columns of each kind of rows. */
export const COLUMNS = {
  members: [
    { title: 'Type', className: 'api-type', cell: typeCell },
    {
      title: 'Default',
      className: 'api-default',
      cell: ({ defaultValue }) =>
        defaultValue && <Default value={defaultValue} fitting={FITTING_DEFAULT} />,
    },
    { title: 'Description', className: 'api-text', cell: memberDescription },
  ] satisfies Column<ApiMember>[],
  fields: [
    { title: 'Type', className: 'api-type', cell: typeCell },
    { title: 'Description', className: 'api-text', cell: memberDescription },
  ] satisfies Column<ApiMember>[],
  slots: [
    {
      title: 'Default',
      className: 'api-default',
      cell: ({ defaultComponent }) =>
        defaultComponent && <Default value={defaultComponent} fitting={FITTING_SLOT} />,
    },
    {
      title: 'Description',
      className: 'api-text',
      cell: (slot) => (
        <>
          <Description member={slot} />
          {slot.props && (
            <div className="api-slot-props">
              slotProps: <TypeText text={slot.props.full ?? slot.props.short} />
            </div>
          )}
          {!isKnownFromProps(slot) && (
            <FullType
              type={{ ...slot.type, full: slot.type.full ?? slot.type.short }}
              label="Type"
            />
          )}
        </>
      ),
    },
  ] satisfies Column<ApiSlot>[],
  classes: [
    { title: 'Class', className: 'api-type', cell: ({ className }) => `.${className}` },
    {
      title: 'Description',
      className: 'api-text',
      cell: (member) => <Description member={member} />,
    },
  ] satisfies Column<ApiClass>[],
};

interface TableProps<T> {
  kind: keyof typeof COLUMNS;
  /** Accessible name. */
  label: string;
  columns: readonly Column<T>[];
  rows: readonly ApiRow<T>[];
}

function Table<T extends ApiMember | ApiClass>({ kind, label, columns, rows }: TableProps<T>) {
  return (
    <table className={`api-table api-table--${kind}`} aria-label={label}>
      <thead>
        <tr>
          {['Name', ...columns.map(({ title }) => title)].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ anchor, member }) => (
          <tr key={anchor} id={anchor}>
            <th scope="row">
              <Name name={member.name} />
              <a
                className="api-anchor"
                href={hashOf(anchor)}
                aria-label={`Link to ${member.name}`}
              />
              <Chips member={member} />
            </th>
            {columns.map(({ title, className, cell }) => (
              <td key={title} className={className}>
                {cell(member)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface MembersProps<T> {
  kind: keyof typeof COLUMNS;
  columns: readonly Column<T>[];
  noun: ApiNoun;
  rows: ApiRows<T>;
}

/** The rows of a section as a table, followed by a folded table of deprecated rows. */
export function Members<T extends ApiMember | ApiClass>({
  kind,
  columns,
  noun,
  rows: { current, deprecated },
}: MembersProps<T>) {
  const deprecatedLabel = `${deprecated.length} deprecated ${deprecated.length === 1 ? noun.one : noun.many}`;
  const label = noun.many.charAt(0).toUpperCase() + noun.many.slice(1);
  return (
    <div className="api-group" data-one={noun.one} data-many={noun.many}>
      {current.length > 0 && <Table kind={kind} label={label} columns={columns} rows={current} />}
      {deprecated.length > 0 && (
        <details className="api-deprecated">
          <summary>{deprecatedLabel}</summary>
          <Table kind={kind} label={deprecatedLabel} columns={columns} rows={deprecated} />
        </details>
      )}
    </div>
  );
}
