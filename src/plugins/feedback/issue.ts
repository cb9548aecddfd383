/** What can be filled into the address of an issue. */
export const ISSUE_FIELDS = ['page', 'title', 'url', 'version'] as const;

/** What an issue is told of a page, by placeholder. */
export type IssueFields = Readonly<Record<(typeof ISSUE_FIELDS)[number], string>>;

/** The address to open an issue with a page filled in. */
export function issueAddress(template: string, fields: IssueFields): string {
  return ISSUE_FIELDS.reduce(
    (address, field) => address.replaceAll(`{${field}}`, () => encodeURIComponent(fields[field])),
    template,
  );
}
