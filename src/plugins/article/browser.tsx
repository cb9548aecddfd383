import { ARTICLE_ATTRIBUTE } from './markup';
import { isInteractive, type ArticleIslandProps, type ArticleProps } from './props';
import { StaticHtml } from './StaticHtml';

/**
 * The article in the production bundle. If it is static, React controls only its islands, which have their own roots.
 * Otherwise, React also controls its text.
 */
export function Article({ children, ...props }: ArticleProps) {
  return isInteractive(children) ? (
    <children.type.Article {...props}>{children}</children.type.Article>
  ) : (
    <StaticHtml {...props} attribute={ARTICLE_ATTRIBUTE} />
  );
}

/** An island where React controls everything: an ordinary component. */
export function ArticleIsland({ children, className }: ArticleIslandProps) {
  return <div className={className}>{children}</div>;
}
