export * from './code';
export * from './colorMode';
export * from './consent';
export * from './cookies';
export * from './demoHash';
export * from './density';
export * from './direction';
export * from './hooks';
export { createStore, type Store, type WritableStore } from './store';
