/** A link as it stands in HTML: the tag up to its address, the quote, the address. */
const LINK = /(<a\b(?:[^>"']|"[^"]*"|'[^']*')*?\shref\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi;
const MOST_LINKS = 500;
const LONGEST_URL_CHARS = 8000;

interface Rewriting {
  /** Whether a link is left as it is. */
  readonly isLeft: (url: string) => boolean;
  /** What stands in the place of a link. */
  readonly insteadOf: (position: number) => string;
}

/** HTML whose links lead elsewhere first, and where each of them led. */
export interface Rewritten {
  readonly html: string;
  readonly urls: readonly string[];
}

/** Puts other addresses in the place of those of links; all else stays as it was, byte by byte. */
export function rewriteLinks(html: string, { isLeft, insteadOf }: Rewriting): Rewritten {
  const urls: string[] = [];
  const rewritten = html.replaceAll(
    LINK,
    (whole: string, before: string, double: string | undefined, single: string | undefined) => {
      const url = webAddressOf(decoded(double ?? single ?? ''));
      if (url === null || isLeft(url) || urls.length >= MOST_LINKS) return whole;
      const known = urls.indexOf(url);
      if (known === -1) urls.push(url);
      return `${before}"${insteadOf(known === -1 ? urls.length - 1 : known)}"`;
    },
  );
  return { html: rewritten, urls };
}

/** HTML with a picture that nobody sees at its end. */
export function withPixel(html: string, url: string): string {
  const image = `<img src="${url}" width="1" height="1" alt="" style="border:0;width:1px;height:1px">`;
  const end = html.toLowerCase().lastIndexOf('</body>');
  return end === -1 ? html + image : html.slice(0, end) + image + html.slice(end);
}

/** Only addresses of the web can be followed; the rest, such as `mailto:`, stays. */
function webAddressOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  return isWeb && url.href.length <= LONGEST_URL_CHARS ? url.href : null;
}

const decoded = (text: string): string =>
  text.replaceAll(/&(?:amp|#38|#x26);/gi, '&').replaceAll(/&(?:quot|#34|#x22);/gi, '"');
