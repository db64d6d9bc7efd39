import { api } from '@poolhouse/contract';
import { openapi } from './openapi';

type Operation = {
  summary: string;
  security?: unknown;
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: object;
  responses: Record<string, object>;
};

describe('openapi', () => {
  const description = JSON.parse(JSON.stringify(openapi())) as { openapi: string; paths: Record<string, Record<string, Operation>> };

  it.each(Object.entries(api))('describes %s', (key, endpoint) => {
    const [method, path] = key.split(' ') as [string, string];
    const operation = description.paths[`/api/v1/${path}`]?.[method.toLowerCase()];
    expect(operation?.summary).toBe(endpoint.summary);
    expect(operation?.security !== undefined).toBe(endpoint.access !== 'anyone');
    expect(operation?.requestBody !== undefined).toBe('body' in endpoint || 'bytes' in endpoint);
    expect(Object.keys(operation?.responses ?? {})).toEqual(['200', 'default']);
  });

  it('describes the link in every mail as well', () => {
    expect(Object.keys(description.paths['/api/v1/na/unsubscribe']!)).toEqual(['get', 'post']);
  });

  it('names every parameter, and which are needed', () => {
    const picks = description.paths['/api/v1/football/makepicks']!['get']!.parameters!;
    expect(picks.map(({ name }) => name)).toEqual(expect.arrayContaining(['entry_id', 'pick1', 'event_id5', 'lock3', 'spread2']));
    expect(picks.filter(({ required }) => required).map(({ name }) => name)).toEqual(['entry_id']);
  });

  it('refers only to what it holds, and has no operation id twice', () => {
    const text = JSON.stringify(description);
    for (const [, name] of text.matchAll(/"\$ref":"([^"]+)"/g)) expect(name).toBe('#/components/schemas/Error');
    const ids = [...text.matchAll(/"operationId":"([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
