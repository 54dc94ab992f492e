import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of npm and what it may be used under. */
export interface Licensed {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
}

/** Licences that ask for a notice at most, or for changes of the library itself to stay open. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0',
  'LGPL-3.0-only',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages whose manifest says nothing, or not in the usual words, and what their files say. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  '@mapbox/polyline': 'BSD-3-Clause',
  buildcheck: 'MIT',
  'combine-errors': 'MIT',
  'cpu-features': 'MIT',
  // Bitstream Vera and public domain: may be sold as part of a larger work, under another name if changed.
  'dejavu-fonts-ttf': 'MIT',
  'dom-walk': 'MIT',
  limiter: 'MIT',
  'png-js': 'MIT',
  slick: 'MIT',
  suncalc: 'BSD-2-Clause',
};

/** Every package that the lock file names, each version once. */
export function licences(root: string): Licensed[] {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const found = Object.entries(lock.packages).flatMap(([place, { version, license, link }]) => {
    const name = place.split('node_modules/').at(-1) ?? '';
    if (!place.includes('node_modules/') || link || version === undefined) return [];
    const licence = READ_BY_HAND[name] ?? license ?? fromManifest(path.join(root, place));
    return [{ name, version, licence }];
  });
  const once = new Map(found.map((one) => [`${one.name}@${one.version}`, one]));
  return [...once.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Whether one of the choices is allowed, or all of what applies together. */
export function isAllowed(licence: string): boolean {
  const words = licence.replaceAll(/[()]/g, '');
  return words
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one.trim())));
}

function fromManifest(folder: string): string {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return 'unknown';
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as {
    license?: string | { type?: string };
    licenses?: { type?: string }[];
  };
  const named = typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type);
  return named ?? 'unknown';
}
