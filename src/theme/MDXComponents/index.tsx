import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';

/** Wraps theme-classic's components (3.10.2): adds what the code-blocks plugin writes into pages. */
export default { ...MDXComponents, CodeBlock };
