/** Placeholders in the URL for opening an issue. */
export const ISSUE_FIELDS = ['page', 'title', 'url', 'version'] as const;

/** The values of a page, by placeholder. */
export type IssueFields = Readonly<Record<(typeof ISSUE_FIELDS)[number], string>>;

/** Returns the URL for opening an issue, with the values of a page filled in. */
export function issueAddress(template: string, fields: IssueFields): string {
  return ISSUE_FIELDS.reduce(
    (address, field) => address.replaceAll(`{${field}}`, () => encodeURIComponent(fields[field])),
    template,
  );
}
