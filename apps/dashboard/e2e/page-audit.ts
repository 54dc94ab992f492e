import type { Page } from 'playwright-core';

/** What a page lacks for people who do not see it or do not use a mouse. */
export function auditPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const dom = {
      name: (element: Element) => element.outerHTML.slice(0, 120),
      isShown: (element: Element) => element.checkVisibility(),
    };

    if (document.documentElement.lang === '') problems.push('the document has no language');
    if (document.title === '') problems.push('the document has no title');
    if (document.querySelectorAll('main').length !== 1) problems.push('there must be one main');
    const headings = [...document.querySelectorAll('h1')].filter((heading) => dom.isShown(heading));
    if (headings.length !== 1) problems.push(`there are ${headings.length} first headings`);

    for (const field of document.querySelectorAll('input:not([type=hidden]), textarea, select')) {
      const { labels } = field as HTMLInputElement;
      const isNamed = (labels?.length ?? 0) > 0 || field.getAttribute('aria-label');
      if (dom.isShown(field) && !isNamed && !field.getAttribute('aria-labelledby')) {
        problems.push(`a field has no label: ${dom.name(field)}`);
      }
    }
    for (const control of document.querySelectorAll('button, a[href], [role=tab]')) {
      const text = control.textContent?.trim() || control.getAttribute('aria-label');
      if (dom.isShown(control) && !text)
        problems.push(`a control has no name: ${dom.name(control)}`);
    }
    for (const image of document.querySelectorAll('img:not([alt], [aria-hidden="true"])')) {
      problems.push(`a picture has no text: ${dom.name(image)}`);
    }
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    if (twice.length > 0) problems.push(`ids occur twice: ${twice.join(', ')}`);
    return problems;
  });
}

interface Poor {
  readonly text: string;
  readonly ratio: number;
}

/**
 * Texts that stand out too little from their ground.
 * @see https://www.w3.org/TR/WCAG22/#contrast-minimum
 */
export function auditContrast(page: Page): Promise<Poor[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) return [];

    const mixed = new Map<string, number[]>();
    const color = {
      over(colors: readonly string[]): number[] {
        const key = colors.join();
        const known = mixed.get(key) ?? color.mix(colors);
        mixed.set(key, known);
        return known;
      },
      mix(colors: readonly string[]): number[] {
        canvas.fillStyle = '#fff';
        canvas.fillRect(0, 0, 1, 1);
        for (const layer of colors) {
          canvas.fillStyle = layer;
          canvas.fillRect(0, 0, 1, 1);
        }
        return Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
      },
      luminance(rgb: readonly number[]): number {
        const [red = 0, green = 0, blue = 0] = rgb.map((byte) => {
          const part = byte / 255;
          return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      },
      grounds(element: Element): string[] {
        const colors: string[] = [];
        for (let at: Element | null = element; at; at = at.parentElement) {
          colors.unshift(getComputedStyle(at).backgroundColor);
        }
        return colors;
      },
    };

    const poor: { text: string; ratio: number }[] = [];
    for (const element of document.querySelectorAll('body *')) {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = own.map(({ textContent }) => textContent?.trim()).join('');
      const isOff = element.closest('[disabled], [data-disabled], [aria-disabled=true], [inert]');
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!text || isOff || !isShown) continue;
      const style = getComputedStyle(element);
      // Such text is there to be read out only.
      if (style.color === 'rgba(0, 0, 0, 0)') continue;
      const ground = color.grounds(element);
      const [one, two] = [
        color.luminance(color.over(ground)),
        color.luminance(color.over([...ground, style.color])),
      ];
      const ratio = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
      const isLarge = Number.parseFloat(style.fontSize) >= 24;
      if (ratio < (isLarge ? 3 : 4.5)) poor.push({ text: text.slice(0, 60), ratio });
    }
    return poor;
  });
}
