import { pathnameOfDoc } from '../../../core/navigation';

import { problemAt, type Rule } from './rule';

const TOP = { position: { start: { line: 1, column: 1 } } };

/** Reports another page with the same address, such as `rows.mdx` and `rows/rows.mdx`: only one of them is published. */
export const address: Rule = (page, site) => {
  const id = site.idOf(page.file);
  const pathname = site.pathnameOf(page.file);
  const other = [...site.pageIds()].find(
    (pageId) => pageId !== id && pathnameOfDoc(pageId) === pathname,
  );
  const twin = page.file.replace(/\.mdx?$/, (ending) => (ending === '.md' ? '.mdx' : '.md'));
  const file = other === undefined ? twin : site.fileOf(other);
  return other === undefined && !site.files.exists(twin)
    ? []
    : [
        problemAt(
          site,
          page,
          TOP,
          `The address ${pathname}/ is also that of ${site.relative(file)}.`,
          'Rename one of the files.',
        ),
      ];
};
