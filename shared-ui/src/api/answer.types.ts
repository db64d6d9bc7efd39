/** What went wrong, in words for people and a code for programs; `fields` names the refused fields. */
export interface ApiError {
  message: string;
  code: string;
  fields?: Record<string, string>;
}

/** What a call answers. A server's error is handed back unchanged; network trouble becomes `error.code` 'unavailable'. */
export type Answer<T> = { data: T; error?: undefined; __delta?: string; __whole?: boolean } | { error: ApiError; data?: undefined };
