import { API_PREFIX } from '@poolhouse/contract/constants';

/** Calls that anyone may make: those of `na/`, as the specification names them, and two that stand elsewhere. */
const OPEN = /^(na\/|releases\/site\b|utils\/setnewpassword\b)/;

/** Whether a call is answered to who is not signed in. @param url of the API, without a host */
export const isOpenCall = (url: string): boolean => OPEN.test(url.slice(API_PREFIX.length));
