import type { Props } from '@theme/Tabs';
import OriginalTabs from '@theme-init/Tabs';
import { Children, isValidElement } from 'react';

import { GROUP_ATTRIBUTE, VALUES_ATTRIBUTE } from '../../staticTabs';

/** Wraps theme-classic's tabs (3.10.2): adds the group and the values of the tabs to the HTML. */
export default function Tabs(props: Props) {
  const { groupId = '', values, children } = props;
  const all =
    values?.map(({ value }) => value) ??
    Children.toArray(children).flatMap((child) =>
      isValidElement<{ value?: string }>(child) && child.props.value !== undefined
        ? [child.props.value]
        : [],
    );
  return (
    <div {...{ [GROUP_ATTRIBUTE]: groupId, [VALUES_ATTRIBUTE]: JSON.stringify(all) }}>
      <OriginalTabs {...props} />
    </div>
  );
}
