/** `data-event-category` of the element that shows a template on its page. */
export const TEMPLATE_CATEGORY = 'template';

/** Id of that element. Each page shows one template. */
export const TEMPLATE_FIGURE_ID = 'template';

/** Path of the preview, relative to the page of its template. */
export const PREVIEW_PATH = 'preview/';

/** Name of the package with all templates of a version, next to the page that lists them. */
export const CREATE_FILE = 'create.tgz';

/** Folder of a new project in commands. */
export const NEW_FOLDER = 'my-app';

/** Size of the pictures in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 750 } as const;

/** Returns the name of the project as an archive, in TypeScript or JavaScript. */
export const archiveName = (id: string, variant: 'TS' | 'JS') =>
  `${id}-${variant.toLowerCase()}.zip`;

/**
 * Returns the command that creates a project.
 *
 * @param create - Address of the package with the templates.
 * @param digest - Hash of the templates (`digest.ts`).
 */
export const createCommand = (create: string, digest: string, id: string, variant: 'TS' | 'JS') =>
  // In quotes, because shells would look for files that match the question mark.
  `npx "${create}?${digest}" ${id} ${NEW_FOLDER}${variant === 'JS' ? ' --js' : ''}`;
