import { ArticleIsland } from '@portal/article';
import LiveDemo from '@theme/Demo/LiveDemo';
import { use, type ReactElement } from 'react';

import { Island } from '../../../../core/islands';
import type { DemoModule } from '../../../demos/client';
import { valueOf } from '../../facets';
import { GALLERY } from '../../markup';
import { thumbnailOf, thumbnailTheme } from '../../thumbnail';

import { GalleryContext } from './GalleryContext';
import styles from './styles.module.css';

export interface GalleryItemProps {
  /** Unique on the page. */
  id: string;
  demo: DemoModule;
  title: string;
  /** Page and line that list the example, for the error message. */
  at: string;
  /** The example's types: a list of labels as JSON. */
  types: string;
  /** The example's features, in the same form. */
  features: string;
  /** The link to the demo on its page. */
  children: ReactElement<{ href: string }>;
}

const labelsIn = (json: string) => JSON.parse(json) as string[];

/**
 * The picture of a demo. In development, where pages aren't rendered on a server, it is the demo itself.
 *
 * @throws Error that names the line of the page, if the demo draws no chart on the server.
 */
function Thumbnail({ id, demo, at }: Pick<GalleryItemProps, 'id' | 'demo' | 'at'>) {
  const sent = use(GalleryContext);
  const [{ island }] = demo.stylings;
  const html = island.html(id, {
    sentStyles: new Set(),
    themed: true,
    adaptTheme: thumbnailTheme,
  });
  if (!html) {
    return <Island id={id} island={island} when="near" className={styles.live} />;
  }
  const picture = thumbnailOf(html, id, sent);
  if (picture === undefined) {
    throw new Error(
      `${at}: the demo ${demo.name} draws no chart on the server, so it has no picture. Set a width on its chart, or remove it from the gallery.`,
    );
  }
  return <div className={styles.picture} dangerouslySetInnerHTML={{ __html: picture }} />;
}

/**
 * An example in a gallery: its picture, a link to the demo on its page, a link to its code, and the place of the demo
 * itself, which the browser renders when the reader opens the example.
 */
export default function GalleryItem(props: GalleryItemProps) {
  const { id, demo, title, at, children } = props;
  const types = labelsIn(props.types);
  const features = labelsIn(props.features);
  const [page = ''] = children.props.href.split('#');
  const live = { open: true, title, page };
  return (
    <li
      className={styles.item}
      {...{ [GALLERY.item]: '' }}
      data-type={types.map(valueOf).join(' ')}
      data-feature={features.map(valueOf).join(' ')}
    >
      <div className={styles.stage} aria-hidden="true" inert>
        <Thumbnail id={id} demo={demo} at={at} />
      </div>
      <div className={styles.title}>{children}</div>
      <p className={styles.labels}>{[...types, ...features].join(' · ')}</p>
      <a
        className={styles.code}
        href={demo.sourceUrl}
        aria-label={`Code: ${title}`}
        {...{ [GALLERY.code]: '' }}
      >
        Code
      </a>
      <div hidden data-search-skip {...{ [GALLERY.demo]: demo.name }}>
        <ArticleIsland kind="demo" id={demo.name} props={live}>
          {process.env.NODE_ENV === 'production' ? null : <LiveDemo demo={demo} {...live} />}
        </ArticleIsland>
      </div>
    </li>
  );
}
