/** What signing in and the settings of an account call. */
export const accountRoutes = {
  register: 'POST /api/account/register',
  signIn: 'POST /api/account/sign-in',
  startGoogle: 'POST /api/account/google',
  googleLink: 'GET /api/account/google/link',
  linkGoogle: 'POST /api/account/google/link',
  forgotPassword: 'POST /api/account/password/forgot',
  resetPassword: 'POST /api/account/password/reset',
  confirmAddress: 'POST /api/account/address/confirm',
  resendConfirmation: 'POST /api/account/address/resend',

  account: 'GET /api/account',
  updateProfile: 'PUT /api/account/profile',
  changePassword: 'PUT /api/account/password',
  confirmAccount: 'POST /api/account/confirm',
  sessions: 'GET /api/account/sessions',
  endSession: 'DELETE /api/account/sessions/:id',
  endOtherSessions: 'DELETE /api/account/sessions',
  myData: 'GET /api/account/data',
  deleteAccount: 'POST /api/account/delete',
} as const;
