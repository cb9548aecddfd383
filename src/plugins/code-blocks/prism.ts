import { Prism } from 'prism-react-renderer';

// prism-react-renderer includes its own Prism, with few languages. The other languages, from prismjs, register
// themselves on a global Prism, so this module must be imported before them.
(globalThis as { Prism?: typeof Prism }).Prism = Prism;

export { Prism };
