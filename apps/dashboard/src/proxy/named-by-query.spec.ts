import { namedByQuery } from './named-by-query.js';

describe('namedByQuery', () => {
  it('takes project and mode out of the query of a link', () => {
    expect(namedByQuery('GET', 'skydeck-project=diary&a=1%2F2&skydeck-mode=test')).toEqual({
      query: 'a=1%2F2',
      headers: { 'skydeck-project': 'diary', 'skydeck-mode': 'test' },
    });
    expect(namedByQuery('HEAD', 'skydeck-project=diary')).toEqual({
      query: undefined,
      headers: { 'skydeck-project': 'diary' },
    });
  });

  it('leaves changes and other queries as they are', () => {
    expect(namedByQuery('POST', 'skydeck-project=diary')).toEqual({
      query: 'skydeck-project=diary',
      headers: {},
    });
    expect(namedByQuery('GET', 'q=a%20b').query).toBe('q=a%20b');
    expect(namedByQuery('GET', undefined)).toEqual({ query: undefined, headers: {} });
  });

  it('passes on no value that a header could not be', () => {
    expect(namedByQuery('GET', 'skydeck-project=a%0D%0Ax:%20y').headers).toEqual({});
  });
});
