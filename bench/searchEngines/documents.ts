import {
  defaultClassPrefix,
  demoTitleOf,
  MEMBER_KINDS,
  PAGE_KINDS,
  type PageEntry,
  type PageKind,
  type SearchIndexData,
} from '../../src/plugins/search/format';

/** A page as passed to the libraries, with the data that our own index has. */
export interface SearchDocument {
  path: string;
  title: string;
  description: string;
  keywords: readonly string[];
  kind: PageKind;
  product?: string;
  links: number;
  /** Headings, with the titles of demos and the names in the code of their section. */
  sections: { heading: string; demos: string[]; code: string }[];
  /** Names in an API page's rows. For CSS classes, the class names. */
  members: string[];
}

/** Unpacks the names of a page in the index. See `MemberNames`. */
function membersOf({ members, classPrefix, title }: PageEntry): string[] {
  return MEMBER_KINDS.flatMap((kind) =>
    (members?.[kind]?.split(' ') ?? []).map((packed) => {
      const [, key = '', other] = /^([^>=]+)(?:>[^=]*)?(?:=(.*))?$/.exec(packed) ?? [];
      return kind === 'class' ? (other ?? (classPrefix ?? defaultClassPrefix(title)) + key) : key;
    }),
  );
}

/** Returns the pages of an index, in its order. */
export function documentsOf({ pages, products }: SearchIndexData): SearchDocument[] {
  return pages.map((entry): SearchDocument => ({
    path: entry.path,
    title: entry.title,
    description: entry.description ?? '',
    keywords: entry.keywords ?? [],
    kind: PAGE_KINDS[entry.kind ?? 0] ?? 'guide',
    ...(entry.product === undefined ? {} : { product: products[entry.product] }),
    links: entry.links ?? 0,
    sections: (entry.sections ?? []).map(({ heading = '', demos = [], code = '' }) => ({
      heading,
      demos: demos.map((packed) => {
        const [id = '', title] = packed.split('=');
        return title ?? demoTitleOf(id);
      }),
      code,
    })),
    members: membersOf(entry),
  }));
}
