import MDXComponents from '@theme-init/MDXComponents';
import CodeBlock from '@theme/CodeBlock';

/** Extends theme-classic's components (3.10.2) with the component that `rehypeCodeBlocks` writes into pages. */
export default { ...MDXComponents, CodeBlock };
