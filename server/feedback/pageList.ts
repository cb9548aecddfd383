// Imported as a namespace everywhere: Docusaurus' loader in the development server can't find the name `z`.
import * as z from 'zod';

import type { PageList } from './contract';

/** The content of a list of pages. */
export const listSchema: z.ZodType<PageList> = z.strictObject({
  version: z.string().min(1),
  retentionDays: z.int().positive(),
  pages: z.array(z.string().startsWith('/')).readonly(),
});

/** Returns whether a version of the docs has a page. */
export type HasPage = (version: string, page: string) => boolean | Promise<boolean>;
