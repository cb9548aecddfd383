/**
 * Removes the tag's cookies if consent has ended while the code that usually does so wasn't running: it couldn't be
 * fetched, or the reader has turned on Do Not Track since their last visit. Never rejects.
 */
export async function removeLeftovers(): Promise<void> {
  try {
    if (/(?:^|; )_ga[=_]/.test(document.cookie)) {
      const { removeTagCookies } = await import('./googleTag');
      removeTagCookies();
    }
  } catch {
    // Cookies are blocked, or the code is unreachable: the next page tries again.
  }
}
