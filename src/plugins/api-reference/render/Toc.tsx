import type { ApiOutlineSection, ApiRow } from '../outline';
import type { ApiClass, ApiMember } from '../types';

import { hashOf } from './links';

/** The names of a section's rows, as links. */
function Rows({
  rows,
  isDeprecated,
}: {
  rows: readonly ApiRow<ApiMember | ApiClass>[];
  isDeprecated: boolean;
}) {
  return rows.map(({ anchor, member }) => (
    <li key={anchor}>
      <a href={hashOf(anchor)} className={isDeprecated ? 'api-old' : undefined}>
        {member.name}
      </a>
    </li>
  ));
}

export interface TocProps {
  sections: readonly (ApiOutlineSection & { headingId: string })[];
  /** The symbol's own heading, on a page with several. */
  heading?: { id: string; title: string } | undefined;
}

function HeadingLink({ id, title }: { id: string; title: string }) {
  return (
    <a className="table-of-contents__link toc-highlight" href={hashOf(id)}>
      {title}
    </a>
  );
}

/**
 * The entries of the table of contents: a symbol's sections, in the structure of Docusaurus' own list, and the names of
 * all rows under them.
 */
export function Toc({ sections, heading }: TocProps) {
  const entries = sections.map(({ name, title, headingId, rows: { current, deprecated } }) => (
    <li key={name}>
      <HeadingLink id={headingId} title={title} />
      {current.length + deprecated.length > 0 && (
        <ul className="api-toc-rows">
          <Rows rows={current} isDeprecated={false} />
          <Rows rows={deprecated} isDeprecated />
        </ul>
      )}
    </li>
  ));
  return heading ? (
    <li>
      <HeadingLink {...heading} />
      <ul>{entries}</ul>
    </li>
  ) : (
    entries
  );
}
