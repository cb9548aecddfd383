export { hostFiles } from './files';
export { HOSTS_FOLDER } from './hosts';
export { parseHeaders, parseRedirects, type HeaderRule, type RedirectRule } from './rules';
