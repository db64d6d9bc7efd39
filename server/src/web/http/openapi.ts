import { api, API_PREFIX, CALENDAR_PATH, errorAnswer, type Endpoint } from '@poolhouse/contract';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** The OpenAPI 3.1 description of every call, made from the same table that the server validates with. */
export function openapi(): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [key, endpoint] of Object.entries<Endpoint>(api)) {
    const [method, path] = key.split(' ') as [string, string];
    (paths[API_PREFIX + path] ??= {})[method.toLowerCase()] = operation(key, endpoint);
  }
  paths[`${API_PREFIX}na/unsubscribe`] = UNSUBSCRIBE;
  paths[`${API_PREFIX}${CALENDAR_PATH}`] = CALENDAR;
  return {
    openapi: '3.1.0',
    info: { title: 'Poolhouse', version: '1', description: 'Contests among circles of friends. Answers are `{ data }` or `{ error }`.' },
    paths,
    components: {
      schemas: { Error: schemaOf(errorAnswer, 'output') },
      securitySchemes: {
        basic: { type: 'http', scheme: 'basic', description: 'User name or e-mail, and device secret or password.' },
        releaseKey: { type: 'http', scheme: 'Poolhouse-Release', description: "Signed with the release key of a team's machine." },
      },
    },
  };
}

const TOKEN = [{ name: 'token', in: 'query', required: true, schema: { type: 'string' } }];
const PAGE = { 200: { description: 'A page for people.', content: { 'text/html': { schema: { type: 'string' } } } } };

/** The link in each mail: a page and a form, not JSON, hence in no table of the contract. */
const UNSUBSCRIBE = {
  get: {
    operationId: 'GET_na_unsubscribe',
    summary: 'Asks whether reminders shall stop.',
    tags: ['na'],
    parameters: TOKEN,
    responses: PAGE,
  },
  post: {
    operationId: 'POST_na_unsubscribe',
    summary: "Turns reminders off; also a mailbox's one-click button (RFC 8058).",
    tags: ['na'],
    parameters: TOKEN,
    requestBody: { content: { 'application/x-www-form-urlencoded': { schema: { type: 'object' } } } },
    responses: PAGE,
  },
};

/** The feed that calendar programs read: iCalendar and no `{ data }`, hence in no table of the contract. */
const CALENDAR = {
  get: {
    operationId: 'GET_na_calendar',
    summary: "A player's locks and games as iCalendar, for who knows the private address.",
    tags: ['na'],
    parameters: TOKEN,
    responses: {
      200: { description: 'The calendar.', content: { 'text/calendar': { schema: { type: 'string' } } } },
      304: { description: 'It is as it was.' },
      404: { description: 'The address is unknown, or was revoked.' },
    },
  },
};

function operation(key: string, endpoint: Endpoint): JsonSchema {
  return {
    operationId: key.replace(/[^A-Za-z0-9]+/g, '_'),
    summary: endpoint.summary,
    tags: [key.split(/[ /]/)[1]],
    ...(endpoint.access === 'anyone' ? {} : { security: [endpoint.access === 'team' ? { releaseKey: [] } : { basic: [] }] }),
    ...(endpoint.query ? { parameters: parameters(endpoint.query) } : {}),
    ...(endpoint.bytes ? { requestBody: { required: true, content: { 'application/octet-stream': {} } } } : {}),
    ...(endpoint.body ? { requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) } } : {}),
    responses: {
      200: {
        description: 'Done.',
        content: json({
          type: 'object',
          required: ['data'],
          properties: { data: schemaOf(endpoint.data, 'output'), __delta: { type: 'string' } },
        }),
      },
      default: { description: 'Refused, with the reason in plain words.', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

function parameters(query: z.ZodType): JsonSchema[] {
  const { properties = {}, required = [] } = schemaOf(query, 'input') as { properties?: Record<string, JsonSchema>; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
