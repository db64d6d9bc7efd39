/** Where on the home page a player asks for a new password. Behind the #, so that it is part of no request. */
export const FORGOT_HASH = '#forgot';
