import { completable, type McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';

import type { Library } from './library';
import { frontMatterValue } from './markdown';
import { versionLabel } from './versions';

const PRODUCTS = ['data-grid', 'pickers', 'charts', 'tree-view'] as const;

const startingWith = (values: readonly string[], value: string) =>
  values.filter((each) => each.startsWith(value));

/** Registers the prompt `migrate`, which leads through an upgrade with the tools of this server. */
export function registerPrompts(server: McpServer, library: Library): void {
  const names = library.docs.versions.map(({ name }) => name);
  server.registerPrompt(
    'migrate',
    {
      title: 'Migrate to a newer MUI X',
      description: 'Upgrade code to a documented version of MUI X, step by step, and check it.',
      argsSchema: z.object({
        from: z.string().max(60).describe('Installed version, such as 7.29.0'),
        to: completable(z.string().max(60).optional(), (value) => startingWith(names, value ?? '')),
        product: completable(z.string().max(60).optional(), (value) =>
          startingWith(PRODUCTS, value ?? ''),
        ),
      }),
    },
    ({ from, to, product }) => {
      const { version, note } = library.version(to);
      const { source } = version;
      const pages = source
        .paths()
        .filter((path) => path.includes('/migration/') && path.includes(product ?? ''))
        .map(
          (path) => `- ${path}: ${frontMatterValue(source.markdown(path) ?? '', 'title') ?? path}`,
        );
      const text = [
        `Upgrade this project from MUI X ${from} to ${versionLabel(source)}.`,
        ...(note ? [note] : []),
        `Use the tools of this server, always with version "${source.name}":`,
        [
          '1. Read the guides for each major version in between with `read`, oldest first.',
          '2. Run the codemods that they name, then make the remaining changes by hand.',
          '3. Look up each changed component, hook or type with `api`. Do not rely on memory.',
          '4. Check each changed file with `check`, and fix the problems that it reports.',
          '5. Say which changes need a decision, such as a feature that requires a plan.',
        ].join('\n'),
        `Migration guides (complete list):\n${pages.length > 0 ? pages.join('\n') : '- none'}`,
      ].join('\n\n');
      return { messages: [{ role: 'user', content: { type: 'text', text } }] };
    },
  );
}
