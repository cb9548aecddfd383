import { HOSTS_FOLDER } from '../../core/hosts';

/**
 * Returns the path of a version's API reference in the build, for the MCP server. It isn't part of the site. Without it,
 * a server would need the packages of all releases that it is compared with, and a minute to read their types.
 *
 * @param version - Docusaurus' name of the version: `current`, `8.12.1`.
 */
export const builtReference = (version: string): string => `${HOSTS_FOLDER}/api/${version}.json`;
