import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';

import { DOC_TABS, docTabsOf } from '../../pages/tabs';

import styles from './styles.module.css';

/** Returns the heading of the page. A tab has the heading of the page to which it belongs. */
export function useDocHeading(): string {
  const { frontMatter, metadata } = useDoc();
  return docTabsOf(frontMatter)?.title ?? metadata.title;
}

/** Links between a page and its API tabs, which work without JavaScript. Renders nothing for a page without tabs. */
export default function DocTabs() {
  const { frontMatter, metadata } = useDoc();
  const tabs = docTabsOf(frontMatter);
  if (!tabs) {
    return null;
  }
  const { title, current, kinds } = tabs;
  const here = metadata.permalink.replace(/\/?$/, '/');
  const page = current === 'documentation' ? here : here.replace(/[^/]+\/$/, '');
  const links = [
    { kind: 'documentation', label: 'Documentation', to: page },
    ...kinds.map((kind) => ({
      kind,
      label: DOC_TABS[kind].label,
      to: `${page}${DOC_TABS[kind].segment}/`,
    })),
  ];
  return (
    <nav className={styles.tabs} aria-label={title}>
      <ul>
        {links.map(({ kind, label, to }) => (
          <li key={kind}>
            <Link to={to} aria-current={kind === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
