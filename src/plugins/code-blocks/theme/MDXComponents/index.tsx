import MDXComponents from '@theme-init/MDXComponents';
import CodeBlock from '@theme/CodeBlock';

/** Wraps theme-classic's components (3.10.2): adds what `rehypeCodeBlocks` writes into pages. */
export default { ...MDXComponents, CodeBlock };
