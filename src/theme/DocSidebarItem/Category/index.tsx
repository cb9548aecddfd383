/**
 * Copyright (c) Facebook, Inc. and its affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 *
 * Ejected from @docusaurus/theme-classic 3.10.2. Changes are marked "PORTAL": chips next to the label; a group without
 * a page links to its first page in the browser, too; a heading isn't a link; a page that isn't in the sidebar marks
 * the entry that it belongs to; groups that were opened for a page, not by the reader, close on the next one.
 */

import React, {
  type ComponentProps,
  type ReactNode,
  useEffect,
  use,
  useMemo,
  useState,
} from 'react';
import clsx from 'clsx';
import {
  ThemeClassNames,
  useThemeConfig,
  Collapsible,
  useCollapsible,
} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {
  isActiveSidebarItem,
  findFirstSidebarItemLink,
  useDocSidebarItemsExpandedState,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
// PORTAL
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
// PORTAL
import {
  SettledPathContext,
} from '@site/src/plugins/navigation/client';
import NavigationChips from '@theme/NavigationChips';
import DocSidebarItems from '@theme/DocSidebarItems';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Category';

import type {
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import styles from './styles.module.css';

// PORTAL: if we navigate to a category and it becomes active, it expands itself,
// and it collapses again after that, unless the reader has expanded it. While
// rendering, so that the sidebar can be scrolled before the browser paints.
// The result changes when the list has to change without a transition.
function useExpandedForPage({
  item,
  isActive,
  collapsed,
  setCollapsed,
  activePath,
}: {
  item: PropSidebarItemCategory;
  isActive: boolean;
  collapsed: boolean;
  setCollapsed: (b: boolean) => void;
  activePath: string;
}) {
  const settledPath = use(SettledPathContext);
  const [shownPath, setShownPath] = useState(activePath);
  const [expandedForPage, setExpandedForPage] = useState(
    isActive && item.collapsed,
  );
  const [changes, setChanges] = useState(0);
  if (activePath !== shownPath) {
    setShownPath(activePath);
    if (isActive && collapsed) {
      setCollapsed(false);
      setExpandedForPage(true);
      setChanges(changes + 1);
    }
  }
  if (
    expandedForPage &&
    !isActive &&
    !collapsed &&
    !isActiveSidebarItem(item, settledPath)
  ) {
    setCollapsed(true);
    setExpandedForPage(false);
    setChanges(changes + 1);
  }
  return {changes, setExpandedForPage};
}

/**
 * When a collapsible category has no link, we still link it to its first child
 * during SSR as a temporary fallback. This allows to be able to navigate inside
 * the category even when JS fails to load, is delayed or simply disabled
 * React hydration becomes an optional progressive enhancement
 * see https://github.com/facebookincubator/infima/issues/36#issuecomment-772543188
 * see https://github.com/facebook/docusaurus/issues/3030
 */
function useCategoryHrefWithSSRFallback(
  item: Props['item'],
): string | undefined {
  return useMemo(() => {
    if (item.href && !item.linkUnlisted) {
      return item.href;
    }
    // PORTAL: in the browser, too, so that users can open the link in a new tab and crawlers can follow it
    if (!item.collapsible) {
      return undefined;
    }
    return findFirstSidebarItemLink(item);
  }, [item]);
}

function CollapseButton({
  collapsed,
  categoryLabel,
  onClick,
}: {
  collapsed: boolean;
  categoryLabel: string;
  onClick: ComponentProps<'button'>['onClick'];
}) {
  return (
    <button
      aria-label={
        collapsed
          ? translate(
              {
                id: 'theme.DocSidebarItem.expandCategoryAriaLabel',
                message: "Expand sidebar category '{label}'",
                description: 'The ARIA label to expand the sidebar category',
              },
              {label: categoryLabel},
            )
          : translate(
              {
                id: 'theme.DocSidebarItem.collapseCategoryAriaLabel',
                message: "Collapse sidebar category '{label}'",
                description: 'The ARIA label to collapse the sidebar category',
              },
              {label: categoryLabel},
            )
      }
      aria-expanded={!collapsed}
      type="button"
      className="clean-btn menu__caret"
      onClick={onClick}
    />
  );
}

function CategoryLinkLabel({label}: {label: string}) {
  return <span className={styles.categoryLinkLabel}>{label}</span>;
}

export default function DocSidebarItemCategory(props: Props): ReactNode {
  const visibleChildren = useVisibleSidebarItems(
    props.item.items,
    props.activePath,
  );
  if (visibleChildren.length === 0) {
    return <DocSidebarItemCategoryEmpty {...props} />;
  } else {
    return <DocSidebarItemCategoryCollapsible {...props} />;
  }
}

function isCategoryWithHref(
  category: PropSidebarItemCategory,
): category is PropSidebarItemCategory & {href: string} {
  return typeof category.href === 'string';
}

// If a category doesn't have any visible children, we render it as a link
function DocSidebarItemCategoryEmpty({item, ...props}: Props): ReactNode {
  // If the category has no link, we don't render anything
  // It's not super useful to render a category you can't open nor click
  if (!isCategoryWithHref(item)) {
    return null;
  }
  // We remove props that don't make sense for a link and forward the rest
  const {
    type,
    collapsed,
    collapsible,
    items,
    linkUnlisted,
    ...forwardableProps
  } = item;
  const linkItem: PropSidebarItemLink = {
    type: 'link',
    ...forwardableProps,
  };
  return <DocSidebarItemLink item={linkItem} {...props} />;
}

function DocSidebarItemCategoryCollapsible({
  item,
  onItemClick,
  activePath,
  level,
  index,
  ...props
}: Props): ReactNode {
  const {items, label, collapsible, className, href} = item;
  const {
    docs: {
      sidebar: {autoCollapseCategories},
    },
  } = useThemeConfig();
  const hrefWithSSRFallback = useCategoryHrefWithSSRFallback(item);
  const isHeading = !collapsible && !href;
  const Label = isHeading ? 'span' : Link;

  const isActive = isActiveSidebarItem(item, activePath);
  // PORTAL: a page that isn't in the sidebar marks the entry that it belongs to
  const isCurrentPage = isSamePath(href, useLocation().pathname);
  const isMarked = isSamePath(href, activePath);

  const {collapsed, setCollapsed} = useCollapsible({
    // Active categories are always initialized as expanded. The default
    // (`item.collapsed`) is only used for non-active categories.
    initialState: () => {
      if (!collapsible) {
        return false;
      }
      return isActive ? false : item.collapsed;
    },
  });

  const {expandedItem, setExpandedItem} = useDocSidebarItemsExpandedState();
  // Use this instead of `setCollapsed`, because it is also reactive
  const updateCollapsed = (toCollapsed: boolean = !collapsed) => {
    setExpandedItem(toCollapsed ? null : index);
    setCollapsed(toCollapsed);
    // PORTAL
    setExpandedForPage(false);
  };
  // PORTAL
  const {changes, setExpandedForPage} = useExpandedForPage({
    item,
    isActive,
    collapsed,
    setCollapsed,
    activePath,
  });
  useEffect(() => {
    if (isActive && autoCollapseCategories) {
      setExpandedItem(index);
    }
  }, [activePath, isActive, autoCollapseCategories, index, setExpandedItem]);
  useEffect(() => {
    if (
      collapsible &&
      expandedItem != null &&
      expandedItem !== index &&
      autoCollapseCategories
    ) {
      setCollapsed(true);
    }
  }, [collapsible, expandedItem, index, setCollapsed, autoCollapseCategories]);

  const handleItemClick: ComponentProps<'a'>['onClick'] = (e) => {
    onItemClick?.(item);
    if (collapsible) {
      if (href) {
        // When already on the category's page, we collapse it
        // We don't use "isActive" because it would collapse the
        // category even when we browse a children element
        // See https://github.com/facebook/docusaurus/issues/11213
        if (isCurrentPage) {
          e.preventDefault();
          updateCollapsed();
        }
        // PORTAL: the page expands it
      } else {
        e.preventDefault();
        updateCollapsed();
      }
    }
  };

  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        {
          'menu__list-item--collapsed': collapsed,
        },
        className,
      )}>
      <div
        className={clsx('menu__list-item-collapsible', {
          'menu__list-item-collapsible--active': isMarked,
        })}>
        {/* PORTAL: a heading over items that are always expanded isn't a link */}
        <Label
          className={clsx(styles.categoryLink, 'menu__link', {
            'menu__link--sublist': collapsible,
            'menu__link--sublist-caret': !href && collapsible,
            'menu__link--active': isActive,
          })}
          onClick={isHeading ? undefined : handleItemClick}
          aria-current={isMarked ? (isCurrentPage ? 'page' : 'true') : undefined}
          role={collapsible && !href ? 'button' : undefined}
          // PORTAL: Space presses a button, but not a link
          onKeyDown={(e) => {
            if (e.key === ' ' && e.currentTarget.role) {
              e.preventDefault();
              e.currentTarget.click();
            }
          }}
          aria-expanded={collapsible && !href ? !collapsed : undefined}
          href={collapsible ? hrefWithSSRFallback ?? '#' : hrefWithSSRFallback}
          {...(isHeading ? {} : props)}>
          <CategoryLinkLabel label={label} />
          {/* PORTAL */}
          <NavigationChips flags={item.customProps} />
        </Label>
        {href && collapsible && (
          <CollapseButton
            collapsed={collapsed}
            categoryLabel={label}
            onClick={(e) => {
              e.preventDefault();
              updateCollapsed();
            }}
          />
        )}
      </div>

      <Collapsible key={changes} lazy as="ul" className="menu__list" collapsed={collapsed}>
        <DocSidebarItems
          items={items}
          tabIndex={collapsed ? -1 : 0}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </Collapsible>
    </li>
  );
}
