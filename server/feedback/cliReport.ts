import { byNeed, countReasons, formatDay, withEmptyWeeks } from './report';
import type { AnswerFilter, FeedbackSource, ReportedAnswer } from './store';
import { printable, toColumns, toCsv } from './text';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Formats a time in UTC, to the minute. */
const moment = (time: number): string =>
  new Date(time).toISOString().slice(0, 16).replace('T', ' ');

function describeFilter({ since, version }: AnswerFilter): string {
  return [
    ...(version === undefined ? [] : [`version ${printable(version)}`]),
    ...(since === undefined ? [] : [`since ${formatDay(since)}`]),
  ]
    .map((part) => `, ${part}`)
    .join('');
}

/** Says how much a limit has left out. */
function omitted(count: number, what: string): string {
  return count > 0
    ? `\n${count} more ${count === 1 ? what : `${what}s`}. Use --limit to see them.\n`
    : '';
}

/** Weeks in a report, which are the last ones. */
const WEEKS = 12;

async function weeksTable(source: FeedbackSource, filter: AnswerFilter): Promise<string> {
  const weeks = withEmptyWeeks(await source.weeks(filter)).slice(-WEEKS);
  return toColumns([
    ['Week of', 'Yes', 'No'],
    ...weeks.map(({ start, helpful, notHelpful }) => [formatDay(start), helpful, notHelpful]),
  ]);
}

async function pagesReport(
  source: FeedbackSource,
  filter: AnswerFilter,
  csv: boolean,
): Promise<string> {
  const all = byNeed(await source.pages(filter));
  const pages = all.slice(0, filter.limit);
  if (csv) {
    return toCsv([
      ['page', 'helpful_at_least', 'helpful_share', 'answers', 'yes', 'no', 'comments'],
      ...pages.map((page) => [
        page.page,
        Number(page.atLeast.toFixed(4)),
        Number(page.share.toFixed(4)),
        page.answers,
        page.helpful,
        page.notHelpful,
        page.comments,
      ]),
    ]);
  }
  if (pages.length === 0) {
    return `No answers${describeFilter(filter)}.\n`;
  }
  const table = toColumns([
    ['At least', 'Helpful', 'Yes', 'No', 'Comments', 'Page'],
    ...pages.map((page) => [
      percent(page.atLeast),
      percent(page.share),
      page.helpful,
      page.notHelpful,
      page.comments,
      printable(page.page),
    ]),
  ]);
  return `Pages by need${describeFilter(filter)}: the lowest likely share of readers that each page helps (95 %).\n\n${table}${omitted(all.length - pages.length, 'page')}\n${await weeksTable(source, filter)}`;
}

function answerText(answer: ReportedAnswer): string {
  const { rating, version, locale, section, reasons, comment, answeredAt } = answer;
  const about = section === null ? '' : ` · #${printable(section)}`;
  const ticked = reasons.length > 0 ? ` · ${reasons.map(printable).join(', ')}` : '';
  const head = `${moment(answeredAt)} · ${rating === 1 ? 'Yes' : 'No'} · ${printable(version)} · ${printable(locale)}`;
  const body = printable(comment).replaceAll(/^/gm, '    ');
  return `${head}${about}${ticked}\n${body}\n`;
}

async function pageReport(
  source: FeedbackSource,
  filter: AnswerFilter & { page: string },
  csv: boolean,
): Promise<string> {
  const answers = await source.answers(filter);
  if (csv) {
    return toCsv([
      [
        'answered_at',
        'page',
        'version',
        'locale',
        'rating',
        'reasons',
        'section',
        'code_variant',
        'code_styling',
        'comment',
      ],
      ...answers.map((answer) => [
        new Date(answer.answeredAt).toISOString(),
        answer.page,
        answer.version,
        answer.locale,
        answer.rating,
        answer.reasons.join(' '),
        answer.section ?? '',
        answer.codeVariant,
        answer.codeStyling,
        answer.comment,
      ]),
    ]);
  }
  const title = `${printable(filter.page)}${describeFilter(filter)}`;
  const [counts] = byNeed(await source.pages(filter));
  if (!counts) {
    return `No answers for ${title}.\n`;
  }
  const left = counts.answers - answers.length;
  const reasons = countReasons(answers).map(([reason, count]) => `${printable(reason)} ${count}`);
  const comments = answers.filter(({ comment }) => comment !== '');
  return [
    `${title}\n`,
    `${counts.helpful} yes, ${counts.notHelpful} no: helpful to ${percent(counts.share)}, at least ${percent(counts.atLeast)} (95 %).\n`,
    ...(reasons.length > 0 ? [`Reasons: ${reasons.join(', ')}.\n`] : []),
    `\n${await weeksTable(source, filter)}`,
    comments.length > 0 ? '\nComments, newest first:\n' : '\nNo comments.\n',
    ...comments.map((answer) => `\n${answerText(answer)}`),
    omitted(left, 'older answer'),
  ].join('');
}

/** Returns the output of `npm run feedback`. Reader input in it cannot control a terminal or a spreadsheet. */
export function cliReport(
  source: FeedbackSource,
  filter: AnswerFilter,
  csv: boolean,
): Promise<string> {
  const { page } = filter;
  return page === undefined
    ? pagesReport(source, filter, csv)
    : pageReport(source, { ...filter, page }, csv);
}
