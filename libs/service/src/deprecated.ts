import { applyDecorators, Header, SetMetadata } from '@nestjs/common';

/** Key of the metadata that the OpenAPI document reads. */
export const DEPRECATED = 'skydeck:deprecated';

export interface Deprecation {
  /** When the route was declared old. */
  readonly since: Date;
  /** When it will be gone. */
  readonly sunset: Date;
  /** Page that tells what to use in its place. */
  readonly link: string;
}

/**
 * Marks a route as old: its answers say so, and so does the OpenAPI document.
 * @see https://www.rfc-editor.org/rfc/rfc9745 (Deprecation) and rfc8594 (Sunset)
 */
export const Deprecated = ({ since, sunset, link }: Deprecation) =>
  applyDecorators(
    Header('Deprecation', `@${Math.floor(since.getTime() / 1000)}`),
    Header('Sunset', sunset.toUTCString()),
    Header('Link', `<${link}>; rel="deprecation"; type="text/html"`),
    SetMetadata(DEPRECATED, { since, sunset, link }),
  );
