import { StaticHtmlContext } from '@site/src/core/islands/staticHtml';
import type { Props } from '@theme/Tabs';
import OriginalTabs from '@theme-init/Tabs';
import { Children, isValidElement, use } from 'react';

import { GROUP_ATTRIBUTE, QUERY_ATTRIBUTE, VALUES_ATTRIBUTE } from '../../markup';

/**
 * Wraps theme-classic's tabs (3.10.2). Where they are static, it adds the group, the values of the tabs and the name in
 * the query to the HTML, and renders lazy tabs, too: nothing else brings them to the reader.
 */
export default function Tabs(props: Props) {
  if (!use(StaticHtmlContext)) {
    return <OriginalTabs {...props} />;
  }
  const { groupId = '', queryString = false, values, children } = props;
  const query = queryString === true ? groupId : queryString;
  const all =
    values?.map(({ value }) => value) ??
    Children.toArray(children).flatMap((child) =>
      isValidElement<{ value?: string }>(child) && child.props.value !== undefined
        ? [child.props.value]
        : [],
    );
  return (
    <div
      {...{ [GROUP_ATTRIBUTE]: groupId, [VALUES_ATTRIBUTE]: JSON.stringify(all) }}
      {...(query ? { [QUERY_ATTRIBUTE]: query } : {})}
    >
      <OriginalTabs {...props} lazy={false} />
    </div>
  );
}
