export * from './colorMode';
export * from './direction';
export * from './hooks';
export { createStore, type Store, type WritableStore } from './store';
