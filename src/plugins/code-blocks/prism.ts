import { Prism } from 'prism-react-renderer';

// prism-react-renderer brings its own Prism, with few languages; prismjs' others register themselves on a global
// one, so this module has to come before them.
(globalThis as { Prism?: typeof Prism }).Prism = Prism;

export { Prism };
