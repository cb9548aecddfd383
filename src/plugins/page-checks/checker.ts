import path from 'node:path';

import {
  createPageChecker,
  readPage,
  type DocsPage,
  type PageCheckerOptions,
} from '../api-reference/check';
import { docIdOf } from '../../core/navigation';
import { DemoRenderer } from '../demos/check';

import { demosOf, runDemos, type RunnableDemo } from './demos';
import { notingFiles, diskFiles, type NotingFiles } from './files';
import { sortProblems, withCompilers, type Problem } from './problem';
import {
  filesLinkingTo,
  isKnown,
  isUnlisted,
  linkProblems,
  linksFromOtherPages,
  movedPage,
  removedPageProblems,
} from './rules';
import { Site, type SiteOptions } from './site';
import { checkText } from './text';

/** The known problems of a page. */
export interface PageReport {
  /** Path of the page, relative to the site's folder. */
  page: string;
  /** Its route in the current docs, such as `/x/react-data-grid/sorting`. */
  pathname: string;
  problems: readonly Problem[];
  /** Whether all checks have run. If not, the remaining checks' problems are those of the previous run. */
  isComplete: boolean;
}

/** Kinds of checks, from fastest to slowest. */
const STAGES = ['text', 'code', 'names', 'demos'] as const;
/** `links` is the part of `text` that a page needs that hasn't been edited, but links to one that is gone. */
type Stage = (typeof STAGES)[number] | 'links';

/** The results of a page's last check. */
interface CheckedPage {
  problems: Record<(typeof STAGES)[number], readonly Problem[]>;
  /** Files that the text checks have read or looked for. */
  dependencies: ReadonlySet<string>;
  /** Number of the current check. A check stops if a newer one has started. */
  run: number;
}

/** The code of a page that was compiled last, and its problems. */
interface CompiledPage {
  blocks: string;
  blockProblems: Problem[];
  demos: string;
  demoProblems: Problem[];
}

/** The demos of a page as they were rendered last, and their problems. */
interface RenderedPage {
  sources: string;
  problems: Problem[];
}

/** Options of {@link PageChecks}. */
export type PageChecksOptions = Omit<SiteOptions, 'files'> & Omit<PageCheckerOptions, 'version'>;

const PAGE = /\.mdx?$/;

const DEMOS_SEGMENT = `${path.sep}demos${path.sep}`;

/** How long a page may be saved before the navigation that lists it, in milliseconds. */
const LISTED_LATER = 1000;

/** Whether a file has problems that are the reason for what happens when it runs, or may be. */
const isKnownToFail = ({ text, code }: CheckedPage['problems'], name: string) =>
  [...text, ...code].some(({ file }) => file === name);

/** Allows messages to arrive between two checks. */
const pause = () => new Promise((resolve) => setImmediate(resolve));

/** Checks the pages of a version as they are edited. */
export class PageChecks {
  private readonly files: NotingFiles;
  private readonly site: Site;
  private readonly code: ReturnType<typeof createPageChecker>;
  private readonly checked = new Map<string, CheckedPage>();
  private readonly compiled = new Map<string, CompiledPage>();
  private readonly rendered = new Map<string, RenderedPage>();
  private readonly renderer = new DemoRenderer();

  /** Resolves when the navigation should list the pages that were saved with this change. */
  private listed: Promise<void> | undefined;
  /** Pages that were removed, and left something to do. */
  private readonly removed = new Set<string>();

  constructor({
    version,
    navigation,
    redirects,
    host,
    frontMatter,
    ...options
  }: PageChecksOptions) {
    this.files = notingFiles(diskFiles);
    this.site = new Site({
      version,
      files: this.files,
      ...(navigation ? { navigation } : {}),
      ...(redirects ? { redirects } : {}),
      ...(host ? { host } : {}),
      ...(frontMatter ? { frontMatter } : {}),
    });
    this.code = createPageChecker({ version, ...options });
  }

  /**
   * Checks everything that a change of files may affect: the page itself, the page of a demo, and already checked pages
   * that depend on one of them.
   *
   * @param changed - Absolute paths of files that were written, added or removed.
   * @param report - Called for each page, each time more is known about it.
   */
  async change(changed: readonly string[], report: (report: PageReport) => void): Promise<void> {
    this.site.refresh();
    this.listed = undefined;
    const gone = changed.filter((file) => !this.files.exists(file));
    const edited = new Set(changed.flatMap((file) => this.pagesOf(file)));
    gone
      .filter((file) => PAGE.test(file) && this.site.contains(file))
      .forEach((file) => {
        this.removed.add(file);
      });
    this.reportRemoved(report);
    // First what is known at once about all pages: the slower checks would delay it.
    const linking = new Set(filesLinkingTo(this.site, gone).flatMap((file) => this.pagesOf(file)));
    const affected = [...this.checked.keys()].filter(
      (page) => linking.has(page) || changed.some((file) => this.dependsOn(page, file)),
    );
    for (const page of linking) {
      if (!edited.has(page) && !affected.includes(page)) {
        await this.check(page, ['links'], report, STAGES);
      }
    }
    for (const page of edited) {
      await this.check(page, ['text'], report, STAGES);
    }
    for (const page of affected) {
      if (!edited.has(page)) {
        await this.check(page, ['text'], report);
      }
    }
    for (const page of edited) {
      await this.check(page, ['code', 'names', 'demos'], report);
    }
  }

  /** Ends the processes that render demos. */
  close(): void {
    this.renderer.close();
  }

  /** Reports what is left to do for removed pages, until it is done. */
  private reportRemoved(report: (report: PageReport) => void): void {
    this.removed.forEach((file) => {
      const problems = this.files.exists(file) ? [] : removedPageProblems(this.site, file);
      if (problems.length === 0) {
        this.removed.delete(file);
      }
      report({ ...this.names(file), problems, isComplete: true });
    });
  }

  /** Returns the errors in a file of the portal that the compiler finds. */
  compile(file: string): Problem[] {
    return this.code.files([file]);
  }

  /** Checks a page without reporting problems, so that its next check is fast. */
  async warm(page: string): Promise<void> {
    if (this.isWritten(page) && !this.checked.has(page)) {
      const { code, names } = this.stages(page);
      code();
      await pause();
      await names();
    }
  }

  /** Returns the file of the page at a path of the site, such as `/x/react-data-grid/sorting/`. */
  pageAt(pathname: string): string | undefined {
    const ids = this.site.pageIds();
    const segments = pathname.split('/').filter(Boolean).slice(1);
    // The path may start with a version's name.
    const candidates = [segments, segments.slice(1)].flatMap((each) => {
      const id = each.join('/');
      return [`${id}/${each.at(-1) ?? ''}`, id, `${id}/index`];
    });
    const found = candidates.find((id) => ids.has(id));
    return found === undefined ? undefined : this.site.fileOf(found);
  }

  /** Whether a page is the new path of one that is still in the navigation, which is reported there. */
  private isListedAsOld(page: string): boolean {
    const ids = this.site.pageIds();
    const { directory } = this.site.version;
    return [...(this.site.navigation?.().pathnames ?? [])]
      .filter((pathname) => pathname.startsWith('/x/') && docIdOf(pathname, ids) === undefined)
      .map((pathname) => pathname.slice('/x/'.length))
      .flatMap((route) => [`${route}/${path.posix.basename(route)}.mdx`, `${route}.mdx`])
      .map((file) => path.join(directory, file))
      .filter((file) => this.removed.has(file) || isKnown(this.site, file))
      .some((file) => movedPage(this.site, file) === page);
  }

  private names(file: string): Pick<PageReport, 'page' | 'pathname'> {
    return { page: this.site.relative(file), pathname: this.site.pathnameOf(file) };
  }

  private isWritten(file: string): boolean {
    const page = this.site.page(file);
    return PAGE.test(file) && this.files.exists(file) && !(page && this.site.isGenerated(page));
  }

  private pagesOf(file: string): string[] {
    if (!this.site.contains(file)) {
      return [];
    }
    if (PAGE.test(file)) {
      return this.isWritten(file) || this.checked.has(file) ? [file] : [];
    }
    const at = file.lastIndexOf(DEMOS_SEGMENT);
    if (at < 0) {
      return [];
    }
    const isIn = (demo: string) => file === demo || file.startsWith(demo + path.sep);
    const name = path.parse(file.slice(at + DEMOS_SEGMENT.length).split(path.sep)[0] ?? '').name;
    const showing = this.site
      .writtenIds()
      .map((id) => this.site.fileOf(id))
      .filter((page) => this.site.scan(page).includes(name))
      .filter((page) => [...(this.site.page(page)?.demos ?? [])].some(isIn));
    const folder = file.slice(0, at);
    const beside = [path.join(folder, `${path.basename(folder)}.mdx`), `${folder}.mdx`].filter(
      (page) => this.files.exists(page),
    );
    return showing.length > 0 ? showing : beside.slice(0, 1);
  }

  private dependsOn(page: string, file: string): boolean {
    const known = this.checked.get(page);
    const relative = this.site.relative(file);
    return (
      known !== undefined &&
      (known.dependencies.has(file) ||
        known.dependencies.has(path.dirname(file)) ||
        STAGES.some((stage) => known.problems[stage].some((problem) => problem.file === relative)))
    );
  }

  private async check(
    page: string,
    stages: readonly Stage[],
    report: (report: PageReport) => void,
    all: readonly Stage[] = stages,
  ): Promise<void> {
    const known = this.checked.get(page) ?? {
      problems: { text: [], code: [], names: [], demos: [] },
      dependencies: new Set<string>(),
      run: 0,
    };
    known.run += 1;
    const { run } = known;
    this.checked.set(page, known);
    const tell = (isComplete: boolean) =>
      report({
        ...this.names(page),
        problems: sortProblems([
          ...withCompilers(known.problems.text, [...known.problems.code, ...known.problems.names]),
          ...known.problems.demos.filter(({ file }) => !isKnownToFail(known.problems, file)),
        ]),
        isComplete,
      });
    if (!this.files.exists(page)) {
      this.checked.delete(page);
      return;
    }
    const checks = this.stages(page);
    for (const stage of stages) {
      if (stage === 'text' || stage === 'links') {
        known.dependencies = this.files.note();
      }
      known.problems[stage === 'links' ? 'text' : stage] = await checks[stage]();
      tell(stage === all.at(-1));
      await pause();
      if (known.run !== run) {
        return;
      }
    }
  }

  /** Compiles only what has changed since the page's last check: most edits change only text. */
  private checkCode(page: string, docsPage: DocsPage, demoSources: readonly string[]): Problem[] {
    const sources = demoSources.filter((file) => /\.tsx?$/.test(file));
    const blocks = JSON.stringify(docsPage.fences.map((fence) => ({ ...fence, line: 0 })));
    const demos = JSON.stringify(sources.map((file) => [file, this.files.read(file)]));
    const known = this.compiled.get(page);
    const compiled = {
      blocks,
      // If there were problems, their lines may have moved.
      blockProblems:
        known?.blocks === blocks && known.blockProblems.length === 0
          ? []
          : this.code.blocks(docsPage),
      demos,
      demoProblems: known?.demos === demos ? known.demoProblems : this.code.files(sources),
    };
    this.compiled.set(page, compiled);
    return [...compiled.blockProblems, ...compiled.demoProblems];
  }

  /** Renders the demos of a page, if one of their files has changed since they were rendered last. */
  private async renderDemos(page: string, demos: readonly RunnableDemo[]): Promise<Problem[]> {
    const sources = JSON.stringify(demos.flatMap(({ files }) => files));
    const known = this.rendered.get(page);
    if (known?.sources === sources) {
      return known.problems;
    }
    const problems = await runDemos(this.site, demos, this.renderer);
    this.rendered.set(page, { sources, problems });
    return problems;
  }

  private stages(page: string) {
    const text = this.files.read(page) ?? '';
    const parsed = this.site.page(page);
    // The text checks report invalid MDX, once.
    const docsPage = parsed && readPage(this.site.relative(page), text);
    const demos = () => (parsed ? demosOf([parsed]) : []);
    return {
      links: () => (parsed ? linkProblems(parsed, this.site) : []),
      text: async () => {
        const problems = checkText(this.site, page, [linksFromOtherPages]);
        if (!problems.some(isUnlisted)) {
          return problems;
        }
        // The writer, or a command, saves the page and the navigation one after the other.
        await (this.listed ??= new Promise((resolve) => setTimeout(resolve, LISTED_LATER)));
        const isOld = this.isListedAsOld(page);
        return checkText(this.site, page, [linksFromOtherPages]).filter(
          (problem) => !(isOld && isUnlisted(problem)),
        );
      },
      code: () =>
        docsPage
          ? this.checkCode(
              page,
              docsPage,
              demos().flatMap(({ files }) => files.map((file) => file.path)),
            )
          : [],
      names: () => (docsPage ? this.code.names(docsPage) : []),
      demos: () => this.renderDemos(page, demos()),
    } satisfies Record<Stage, () => Problem[] | Promise<Problem[]>>;
  }
}
