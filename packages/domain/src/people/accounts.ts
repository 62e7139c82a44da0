export const PASSWORD_MIN = 6;

const ADVISED_LENGTH = 12;

/** 'Password must be at least 6 characters long' */
export function passwordTooShort(min: number = PASSWORD_MIN): string {
  return `Password must be at least ${min} characters long`;
}

export const passwordsDiffer = 'Passwords do not match';

export interface PasswordErrors {
  password?: string;
  confirmPassword?: string;
}

/** What stands under the two password fields; no key, nothing to say. Submit is disabled while there is any. */
export function passwordErrors(password: string, confirmPassword: string, min: number = PASSWORD_MIN): PasswordErrors {
  return {
    ...(isLongEnough(password, min) ? {} : { password: passwordTooShort(min) }),
    ...(password === confirmPassword ? {} : { confirmPassword: passwordsDiffer }),
  };
}

export function canRegister(password: string, confirmPassword: string, min: number = PASSWORD_MIN): boolean {
  return isLongEnough(password, min) && password === confirmPassword;
}

/** Counted in characters as a person counts them, as nearly as that goes without a library: code points. */
export function isLongEnough(password: string, min: number = PASSWORD_MIN): boolean {
  return [...password].length >= min;
}

/** Advice on a password that is accepted; undefined if there is nothing to improve. It never refuses one. */
export function passwordAdvice(password: string, personal: readonly string[]): string | undefined {
  const lower = password.toLowerCase();
  if (personal.some((word) => word.length > 2 && lower.includes(word.toLowerCase()))) {
    return 'Leave your name and email out of your password.';
  }
  if (new Set(lower).size < ADVISED_LENGTH / 2) return 'Use more different characters.';
  if ([...password].length < ADVISED_LENGTH) {
    return `Longer is stronger: ${ADVISED_LENGTH} characters or a few words are hard to guess.`;
  }
  return undefined;
}
