export { loadIslandModule } from './pageRecord';
