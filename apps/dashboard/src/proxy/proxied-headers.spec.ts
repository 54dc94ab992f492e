import { requestHeaders, responseHeaders } from './proxied-headers.js';

describe('requestHeaders', () => {
  it('passes on what services need and nothing else', () => {
    const headers = requestHeaders(
      {
        accept: 'application/json',
        'skydeck-project': 'shop',
        'last-event-id': '7',
        'content-type': 'application/json',
        cookie: 'skydeck_session=x',
        authorization: 'Bearer other',
        host: 'dashboard',
        'x-forwarded-for': '10.0.0.1',
        connection: 'upgrade',
      },
      false,
    );
    expect(headers).toEqual({
      accept: 'application/json',
      'skydeck-project': 'shop',
      'last-event-id': '7',
    });
  });
});

const at = (location: string) => responseHeaders({ location }, '/api/vault')['location'];

describe('responseHeaders', () => {
  it('lets uploads go on and players read by ranges', () => {
    const asked = { range: 'bytes=0-9', 'tus-resumable': '1.0.0', 'upload-offset': '7' };
    expect(requestHeaders(asked, false)).toEqual(asked);
    const told = {
      'content-range': 'bytes 0-9/20',
      'tus-resumable': '1.0.0',
      'upload-offset': '9',
    };
    expect(responseHeaders(told)).toMatchObject(told);
  });

  it('says where the browser reaches what was made, and sends nobody elsewhere', () => {
    expect(at('/api/v1/tus/fup_1')).toBe('/api/vault/api/v1/tus/fup_1');
    expect(at('https://evil.example/')).toBeUndefined();
    expect(at('//evil.example/')).toBeUndefined();
  });

  it('lets players play sound and films', () => {
    expect(responseHeaders({ 'content-type': 'video/mp4' })).toMatchObject({
      'content-type': 'video/mp4',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('takes no cookies and no names of software from a service', () => {
    const headers = responseHeaders({
      'content-type': 'application/json; charset=utf-8',
      'set-cookie': ['a=b'],
      server: 'x',
      'retry-after': '3',
    });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '3',
    });
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['set-cookie']));
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['server']));
  });

  it.each(['text/html', 'text/javascript', 'image/svg+xml', 'application/xml', undefined])(
    'makes a stored file of type %s a download',
    (type) => {
      expect(responseHeaders(type ? { 'content-type': type } : {})).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    },
  );

  it('keeps the name of a download, and shows nothing in the page', () => {
    const type = 'application/octet-stream';
    const given = (disposition: string) =>
      responseHeaders({ 'content-type': type, 'content-disposition': disposition });
    expect(given('attachment; filename="tiny.tar.zst"')).toMatchObject({
      'content-disposition': 'attachment; filename="tiny.tar.zst"',
    });
    expect(given('inline; filename="a.html"')).toMatchObject({
      'content-disposition': 'attachment',
    });
  });
});
