/** Where players write to; an operator sets it in the page: `<meta name="support" content="me@example.org">`. */
const named = document.querySelector<HTMLMetaElement>('meta[name=support]')?.content;

export const SUPPORT_ADDRESS = named || 'support@poolhouse.example';
