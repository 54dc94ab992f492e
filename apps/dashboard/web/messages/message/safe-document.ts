const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
/** What would run, fetch or lead somewhere. */
const NEVER = 'script, iframe, frame, object, embed, link, base, meta, form, video, audio, source';
const FETCHING = new Set(['src', 'srcset', 'background', 'poster', 'href', 'xlink:href', 'action']);
const MISSING =
  'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

/**
 * HTML from anybody as a document that runs nothing and asks nobody for anything. The frame that
 * shows it has no rights, and its policy forbids all fetching; what is taken out here would only be
 * refused there.
 */
export function safeDocument(html: string): string {
  const made = new DOMParser().parseFromString(withoutHandlers(html), 'text/html');
  for (const element of made.querySelectorAll(NEVER)) element.remove();
  for (const element of made.querySelectorAll('*')) clean(element);
  for (const style of made.querySelectorAll('style')) style.textContent = calm(style.textContent);
  const policy = `<meta http-equiv="content-security-policy" content="${POLICY}">`;
  const head = `<meta charset="utf-8">${policy}<style>body{font-family:sans-serif}</style>`;
  made.head.insertAdjacentHTML('afterbegin', head);
  return `<!doctype html>${made.documentElement.outerHTML}`;
}

/** The browser complains of handlers as soon as it reads them, though it would run none. */
const withoutHandlers = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll(/([\s/"'])on\w+\s*=/gi, '$1data-was='));

function clean(element: Element): void {
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? '';
    if (name.startsWith('on')) element.removeAttribute(name);
    else if (name === 'style') element.setAttribute(name, calm(value));
    else if (FETCHING.has(name) && !value.startsWith('data:image/')) {
      element.removeAttribute(name);
      // Where it would lead is told instead.
      if (name === 'href') element.setAttribute('title', value);
      if (name === 'src') element.setAttribute('src', MISSING);
    }
  }
}

const calm = (css: string): string =>
  css.replaceAll(/@import[^;]*;?/gi, '').replaceAll(/url\([^)]*\)/gi, 'none');
