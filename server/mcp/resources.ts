import {
  ResourceNotFoundError,
  ResourceTemplate,
  type McpServer,
} from '@modelcontextprotocol/server';

import { EXAMPLES } from '../../examples';
import { LIBRARY, LIBRARY_ID, PRODUCTS } from '../../library';
import { RequestError } from './errors';
import type { Library } from './library';
import { frontMatterValue } from './markdown';
import { pageOf, partBytes } from './pages';

const SCHEME = `${LIBRARY_ID}:`;
const MOST_COMPLETIONS = 100;

/** Returns the address of a page as a resource. */
const addressOf = (version: string, path: string, cursor?: string) =>
  `${SCHEME}//docs/${version}/${path}${cursor === undefined ? '' : `?cursor=${cursor}`}`;

const first = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join('/') : (value ?? '');

/**
 * Registers the pages as resources. The list has the start pages of the products; the template has completion for all
 * pages. A long page ends with the address of the next part in `_meta.next`.
 */
export function registerResources(server: McpServer, library: Library): void {
  const bareOf = (base: string, path: string) => path.slice(base.length).replace(/\/$/, '');
  server.registerResource(
    'page',
    new ResourceTemplate(`${SCHEME}//docs/{version}/{+path}`, {
      list: () => ({
        resources: library.docs.versions.flatMap(({ name, base, markdown }) =>
          Object.values(PRODUCTS).flatMap(({ folder }) => {
            const product = `react-${folder}`;
            const text = markdown(`${base}${product}/`);
            if (text === undefined) {
              return [];
            }
            const title = `${frontMatterValue(text, 'title') ?? product} (${name})`;
            // A resource without a title and a description gets those of the template.
            const description = frontMatterValue(text, 'description') ?? title;
            const uri = addressOf(name, product);
            return [{ uri, name: title, title, description, mimeType: 'text/markdown' }];
          }),
        ),
      }),
      complete: {
        version: (value) =>
          library.docs.versions.map(({ name }) => name).filter((name) => name.startsWith(value)),
        path: (value, context) => {
          const { version } = library.version(context?.arguments?.version);
          const { base, paths } = version.source;
          const all = paths().map((path) => bareOf(base, path));
          return [
            ...all.filter((path) => path.startsWith(value)),
            ...all.filter((path) => !path.startsWith(value) && path.includes(value)),
          ].slice(0, MOST_COMPLETIONS);
        },
      },
    }),
    {
      title: `Page of the ${LIBRARY} documentation`,
      description: `A page as Markdown, such as ${addressOf(library.docs.versions[0]?.name ?? 'latest', EXAMPLES.page)}`,
      mimeType: 'text/markdown',
    },
    (uri, variables) => {
      const [path = '', query = ''] = first(variables.path).split('?');
      try {
        const { version } = library.version(decodeURIComponent(first(variables.version)));
        const page = version.pathOf(decodeURIComponent(path));
        const markdown = page === undefined ? undefined : version.source.markdown(page);
        if (page === undefined || markdown === undefined) {
          throw new ResourceNotFoundError(uri.href);
        }
        const { searchParams } = new URL(`${SCHEME}//docs?${query || uri.search.slice(1)}`);
        const cursor = searchParams.get('cursor') ?? undefined;
        const part = pageOf(markdown, cursor, partBytes(markdown));
        const { name, base } = version.source;
        return {
          contents: [
            {
              uri: uri.href,
              mimeType: 'text/markdown',
              text: part.text,
              ...(part.cursor === undefined
                ? {}
                : { _meta: { next: addressOf(name, bareOf(base, page), part.cursor) } }),
            },
          ],
        };
      } catch (error) {
        if (error instanceof RequestError) {
          throw new ResourceNotFoundError(uri.href, error.message);
        }
        if (error instanceof URIError) {
          throw new ResourceNotFoundError(uri.href);
        }
        throw error;
      }
    },
  );
}
