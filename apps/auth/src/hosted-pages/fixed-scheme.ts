/** Light or dark, whatever a device prefers. */
export type PageScheme = 'light' | 'dark';

const ALWAYS = '(min-width: 0)';
const NEVER = '(max-width: 0)';

/** A style that asks no device what it prefers. */
export const inScheme = (style: string, scheme: PageScheme): string =>
  style
    .replaceAll('(prefers-color-scheme: dark)', scheme === 'dark' ? ALWAYS : NEVER)
    .replace('color-scheme: light dark', `color-scheme: ${scheme}`);

/** What only scripts would show is shown in a picture of a page too. */
export const PICTURE_STYLE = '[data-needs-passkeys][hidden] { display: block; }';
