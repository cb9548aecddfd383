import CopyButton from '@theme/CopyButton';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLocation } from '@docusaurus/router';
import {
  CODE_VARIANTS,
  codePreferencesStore,
  useCodeVariant,
  type CodeVariant,
} from '../../../../core/preferences';
import {
  archiveName,
  CREATE_FILE,
  createCommand,
  PREVIEW_PATH,
  TEMPLATE_CATEGORY,
  TEMPLATE_FIGURE_ID,
} from '../../markup';
import type { TemplateModule } from '../../types';
import { useState } from 'react';

import Picture from '../Picture';

import SourceFiles from './SourceFiles';
import styles from './styles.module.css';

export interface LiveTemplateProps {
  template: TemplateModule;
}

const VARIANT_NAMES: Record<CodeVariant, string> = {
  TS: 'TypeScript (TS)',
  JS: 'JavaScript (JS)',
};

const FAILED = 'The project couldn’t be loaded. Try again.';
const TAB_FAILED = 'The browser didn’t open a new tab. Try again.';

type Service = 'openInStackBlitz' | 'openInCodeSandbox';

/** Lets readers choose the language of the code. */
function Languages({ variant }: { variant: CodeVariant }) {
  return (
    <span className={`${styles.choice} ${styles.script}`} role="group" aria-label="Language">
      {CODE_VARIANTS.map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={language === variant}
          aria-label={VARIANT_NAMES[language]}
          data-event-action={`source-${language.toLowerCase()}`}
          onClick={() => codePreferencesStore().set({ variant: language })}
        >
          {language}
        </button>
      ))}
    </span>
  );
}

/** The command that creates a project. */
function Command({
  id,
  template,
  create,
}: {
  id: string;
  template: TemplateModule;
  create: string;
}) {
  const variant = useCodeVariant();
  return (
    <div className={styles.command} data-search-skip>
      <p id={`${TEMPLATE_FIGURE_ID}-command`}>
        Create a project with one command (Node 20 or later):
      </p>
      <div className={styles.line}>
        <pre
          className="code"
          dir="ltr"
          tabIndex={0}
          role="group"
          aria-labelledby={`${TEMPLATE_FIGURE_ID}-command`}
        >
          {CODE_VARIANTS.map((language) => (
            <code key={language} data-for-variant={language}>
              {createCommand(create, template.digest, id, language)}
            </code>
          ))}
        </pre>
        <CopyButton
          className={styles.copy}
          text={() => createCommand(create, template.digest, id, variant)}
          iconOnly
        />
      </div>
    </div>
  );
}

/**
 * A template with its picture, the ways to take it, and its source. Links and commands work without JavaScript; both
 * languages are in the page, and style sheets show the one that the reader has chosen.
 */
export default function LiveTemplate({ template }: LiveTemplateProps) {
  const { id } = template;
  const { siteConfig } = useDocusaurusContext();
  const page = useLocation().pathname.replace(/\/?$/, '/');
  const variant = useCodeVariant();
  // A copy of the site at another address offers its own files.
  const origin = useIsBrowser() ? window.location.origin : siteConfig.url;
  const create = `${origin}${page.replace(/[^/]+\/$/, '')}${CREATE_FILE}`;
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState<Service>();

  const openIn = (service: Service) => () => {
    if (busy) {
      return;
    }
    setBusy(service);
    setMessage('');
    import('../../client/openProject')
      .then(({ openProject }) =>
        openProject(service, {
          archive: `${page}${archiveName(id, variant)}`,
          description: `A template from ${window.location.origin}${page}`,
        }),
      )
      .then((isOpen) => setMessage(isOpen ? '' : TAB_FAILED))
      .catch(() => setMessage(FAILED))
      .finally(() => setBusy(undefined));
  };

  return (
    <figure
      className={styles.template}
      id={TEMPLATE_FIGURE_ID}
      data-event-category={TEMPLATE_CATEGORY}
      data-event-label={id}
      aria-label="Template"
    >
      {/* Previews load as pages of their own: their themes replace the portal's. */}
      <a
        className={styles.picture}
        href={`${page}${PREVIEW_PATH}`}
        target="_self"
        tabIndex={-1}
        aria-hidden="true"
        data-event-action="picture"
      >
        <Picture template={template} alt="" isLazy={false} />
      </a>
      <div className={styles.actions} data-search-skip>
        <a
          className={`portal-button ${styles.preview}`}
          href={`${page}${PREVIEW_PATH}`}
          target="_self"
          data-event-action="preview"
        >
          Open the preview
        </a>
        {CODE_VARIANTS.map((language) => (
          <a
            key={language}
            className="portal-button"
            href={`${page}${archiveName(id, language)}`}
            download
            data-for-variant={language}
            data-event-action="download"
          >
            Download zip
          </a>
        ))}
        {(
          [
            ['StackBlitz', 'openInStackBlitz'],
            ['CodeSandbox', 'openInCodeSandbox'],
          ] as const
        ).map(([name, service]) => (
          <button
            key={name}
            type="button"
            className={`portal-button ${styles.script}`}
            aria-label={`Open in ${name}`}
            aria-busy={busy === service || undefined}
            data-event-action={name.toLowerCase()}
            onClick={openIn(service)}
          >
            {name}
          </button>
        ))}
        <Languages variant={variant} />
      </div>
      {message && (
        <p className={styles.message} role="status">
          {message}
        </p>
      )}
      <Command id={id} template={template} create={create} />
      <SourceFiles template={template} variant={variant} />
    </figure>
  );
}
