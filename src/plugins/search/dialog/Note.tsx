import { PLAN_NAMES } from '../../../core/navigation/plans';
import type { SearchNote } from '../engine/notes';

import styles from './styles.module.css';

/** A note's sentence, with the name and the link that it contains. */
interface Sentence {
  /** Text before the name. */
  before: string;
  name: string;
  /** Text after the name. */
  after: string;
  link?: { href: string; text: string };
}

function sentenceOf(note: SearchNote): Sentence {
  const { name } = note;
  switch (note.kind) {
    case 'plan':
      return {
        before: '',
        name,
        after: ` is part of the ${PLAN_NAMES[note.plan]} plan. The API reference of this site covers the MIT packages.`,
      };
    case 'elsewhere':
      return {
        before: '',
        name,
        after: ' isn’t in the MIT packages, which the API reference of this site covers.',
      };
    case 'removed':
      return {
        before: '',
        name,
        after: ' no longer exists in this version. See ',
        link: { href: note.path, text: note.title },
      };
    case 'withoutGuide':
      return {
        before: '',
        name,
        after: ' has no guide yet. See its ',
        link: { href: note.path, text: 'API reference' },
      };
    case 'unknown':
      return { before: 'No component, hook or type of this version is called ', name, after: '.' };
  }
}

/** Returns a note's text for screen readers. */
export function noteText(note: SearchNote): string {
  const { before, name, after, link } = sentenceOf(note);
  return `${before}${name}${after}${link ? `${link.text}.` : ''}`;
}

/** Says why a name in the query isn't found as the reader may expect. */
export function Note({ note }: { note: SearchNote }) {
  const { before, name, after, link } = sentenceOf(note);
  return (
    <p className={styles.note} dir="ltr">
      {before}
      <code>{name}</code>
      {after}
      {link && (
        <>
          <a href={link.href}>{link.text}</a>.
        </>
      )}
    </p>
  );
}
