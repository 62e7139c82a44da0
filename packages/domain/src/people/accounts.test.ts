import { describe, expect, it } from 'vitest';
import { canRegister, passwordAdvice, passwordErrors, passwordTooShort } from './accounts.ts';

describe('passwords of a registration', () => {
  const short = 'Password must be at least 6 characters long';
  const differ = 'Passwords do not match';

  it.each([
    ['123456', '123456', {}],
    ['12345', '12345', { password: short }],
    ['123456', '123457', { confirmPassword: differ }],
    ['123', '', { password: short, confirmPassword: differ }],
    ['ẹ̀kọ́ṣe', 'ẹ̀kọ́ṣe', {}],
    ['👟👟👟', '👟👟👟', { password: short }],
  ])('%s and %s: %j [AUTH-18, AUTH-19, AUTH-20]', (password, confirmPassword, errors) => {
    expect(passwordErrors(password, confirmPassword)).toEqual(errors);
    expect(canRegister(password, confirmPassword)).toBe(Object.keys(errors).length === 0);
  });

  it('follow a raised minimum [AUTH-19]', () => {
    expect(passwordErrors('123456789', '123456789', 10)).toEqual({ password: passwordTooShort(10) });
    expect(canRegister('1234567890', '1234567890', 10)).toBe(true);
    expect(passwordTooShort(10)).toBe('Password must be at least 10 characters long');
  });
});

describe('passwordAdvice', () => {
  it.each([
    ['aaaaaaaaaaaaaa', [], 'Use more different characters.'],
    ['yam2024', [], 'Longer is stronger: 12 characters or a few words are hard to guess.'],
    ['suya+garri', [], 'Longer is stronger: 12 characters or a few words are hard to guess.'],
    ['suya garri12', [], undefined],
    ['ngozi-loves-yam-porridge', ['Ngozi'], 'Leave your name and email out of your password.'],
    ['suya garri palmwine', ['Al', ''], undefined],
  ])('%s: %s', (password, personal, advice) => {
    expect(passwordAdvice(password, personal)).toBe(advice);
  });
});
