import { ServerError, type ServerErrorCode } from './server';

const MESSAGES: Record<ServerErrorCode, string> = {
  'wrong-credentials': 'The name and the password don’t match. Check both and try again.',
  'too-many-attempts': 'Too many attempts with this name.',
  'session-ended': 'Your session has ended. Sign in again.',
  unavailable: 'The server didn’t answer. Everything you typed is still here. Try again.',
};

/** What went wrong, for the people who use the page. */
export function messageOf(error: unknown): string {
  return MESSAGES[error instanceof ServerError ? error.code : 'unavailable'];
}
