import { useRef } from 'react';
import Link from '@mui/material/Link';
import { RichTreeView, TreeItem, type TreeItemProps, useTreeItemModel } from '@mui/x-tree-view';

type Page = { id: string; label: string; href?: string; children?: Page[] };

const patterns = 'https://www.w3.org/WAI/ARIA/apg/patterns';

const pages: Page[] = [
  {
    id: 'composite',
    label: 'Widgets with arrow keys',
    children: [
      { id: 'treeview', label: 'Tree View', href: `${patterns}/treeview/` },
      { id: 'grid', label: 'Grid', href: `${patterns}/grid/` },
    ],
  },
  { id: 'button', label: 'Button', href: `${patterns}/button/` },
];

function PageItem(props: TreeItemProps) {
  const href = useTreeItemModel<Page>(props.itemId)?.href;
  const link = useRef<HTMLAnchorElement>(null);

  return (
    <TreeItem
      {...props}
      label={
        href ? (
          <Link ref={link} href={href} tabIndex={-1} sx={{ display: 'block' }}>
            {props.label}
          </Link>
        ) : (
          props.label
        )
      }
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget && link.current) {
          event.defaultMuiPrevented = true;
          link.current.click();
        }
      }}
    />
  );
}

export default function PatternLinks() {
  return (
    <RichTreeView
      aria-label="ARIA patterns"
      items={pages}
      defaultExpandedItems={['composite']}
      slots={{ item: PageItem }}
      sx={{ width: '100%', maxWidth: 420, minHeight: 128 }}
    />
  );
}
