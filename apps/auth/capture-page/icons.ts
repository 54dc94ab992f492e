const PATHS = {
  passport:
    'M6 3h12a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6zM6 3v18M12.5 8.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M9.5 17h6',
  card: 'M3 6h18v12H3zM7.5 9.5a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6M5 16c.4-1.4 1.3-2 2.5-2s2.1.6 2.5 2M13 10h5M13 13.5h5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  good: 'M5 12.5l4.5 4.5L19 7.5',
  wait: 'M12 7v5l3 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  again: 'M5 12a7 7 0 1 1 2.2 5.1M5 19v-4.5h4.5',
  stop: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
} as const;

/** The names of the drawings. */
export type IconName = keyof typeof PATHS;

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing that says nothing by itself; the words beside it do. */
export function icon(name: IconName): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}
