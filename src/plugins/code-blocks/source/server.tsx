import { highlight } from './highlight';
import type { SourceCodeProps } from './props';

/** Code that wasn't highlighted when its page was compiled, in a build. */
export default function SourceCode({ source, language, meta }: SourceCodeProps) {
  return <code dangerouslySetInnerHTML={{ __html: highlight(source, language, meta).html }} />;
}
