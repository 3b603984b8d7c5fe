/** Pages that mails lead to. Where a link has a token, it stands behind its #: no server, no log and no Referer ever sees it. */
export const LINK_PAGES = {
  forgotPassword: '/forgetpassword',
  resetPassword: '/resetpassword',
  verifyEmail: '/verifyemail',
  staff: '/pharmacydashboard',
  customer: '/userdashboard',
  customerOrder: '/userdashboard/orderdetails/:id',
} as const;

/** How long a link works that has not been used, in seconds. */
export const LINK_SECONDS = {
  password_reset: 30 * 60,
  email_verification: 48 * 60 * 60,
  email_change: 24 * 60 * 60,
} as const;
