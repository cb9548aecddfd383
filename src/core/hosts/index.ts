export { hostFiles } from './files';
export { HOSTS_FOLDER } from './hosts';
export {
  baseUrlOf,
  parseHeaders,
  parseRedirects,
  readBaseUrl,
  reportsPath,
  type HeaderRule,
  type RedirectRule,
} from './rules';
