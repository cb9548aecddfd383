export { hostFiles } from './files';
export { HOSTS_FOLDER } from './hosts';
export {
  parseHeaders,
  parseRedirects,
  reportsPath,
  type HeaderRule,
  type RedirectRule,
} from './rules';
