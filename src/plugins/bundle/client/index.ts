export { loadPartModule } from './pageRecord';
