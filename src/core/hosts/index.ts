export { hostFiles } from './files';
export { HOSTS_FOLDER } from './hosts';
