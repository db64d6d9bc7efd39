import canonicalize from 'canonicalize';
import { must } from '../must';

/** What a log can say. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** The one text of a value (RFC 8785), so that whoever hashes it hashes the same bytes. */
export const canonical = (value: Json): string => must(canonicalize(value), 'the text of a value');
