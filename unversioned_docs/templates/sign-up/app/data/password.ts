export interface Requirement {
  id: string;
  text: string;
  /** Doesn't complain about a password that is empty. The field does. */
  isMet: (password: string, email: string) => boolean;
}

export const MINIMUM_LENGTH = 12;

/** The most common passwords. A server compares with a longer list. */
const COMMON = ['password', 'qwerty', '123456', 'letmein', 'iloveyou', 'welcome', 'abc123'];

/** What a password needs. Length is worth more than kinds of characters, so none are required. */
export const REQUIREMENTS: readonly Requirement[] = [
  {
    id: 'length',
    text: `At least ${MINIMUM_LENGTH} characters`,
    // Characters as people count them: an emoji is one.
    isMet: (password) => [...password].length >= MINIMUM_LENGTH,
  },
  {
    id: 'variety',
    text: 'At least 5 different characters',
    isMet: (password) => new Set(password).size >= 5,
  },
  {
    id: 'uncommon',
    text: 'Not a common password',
    isMet: (password) =>
      password !== '' && !COMMON.some((common) => password.toLowerCase().includes(common)),
  },
  {
    id: 'private',
    text: 'Without your email address',
    isMet: (password, email) => {
      const name = email.trim().split('@')[0]?.toLowerCase() ?? '';
      return password !== '' && (name.length < 3 || !password.toLowerCase().includes(name));
    },
  },
];
