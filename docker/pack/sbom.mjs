import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { manifestOf } from './closure.mjs';

/**
 * What an image is made of, as CycloneDX 1.6: packages of npm with the sums of the lock file, and
 * packages of Debian. Without time and serial number, so that the same contents are the same file.
 */
export function billOf({ root, service, folders, dpkg }) {
  const { version, license } = manifestOf(path.join(root, 'apps', service));
  const main = `pkg:npm/%40skydeck/${service}@${version}`;
  const components = [...npmParts(root, folders), ...debianParts(dpkg)];
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': main,
        group: '@skydeck',
        name: service,
        version,
        licenses: licensesOf(license),
        purl: main,
      },
    },
    components: [...new Map(components.map((part) => [part['bom-ref'], part])).values()],
  };
}

function npmParts(root, folders) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return folders.map((folder) => {
    const { name, version = '0.0.0', license } = manifestOf(folder);
    const [group, short] = name.startsWith('@') ? name.split('/') : [undefined, name];
    const purl = `pkg:npm/${group ? `${encodeURIComponent(group)}/` : ''}${short}@${version}`;
    const { integrity } = packages[path.relative(root, folder)] ?? {};
    return {
      type: 'library',
      'bom-ref': purl,
      ...(group && { group }),
      name: short,
      version,
      ...(integrity && { hashes: [sumOf(integrity)] }),
      ...(license && { licenses: licensesOf(license) }),
      purl,
    };
  });
}

/** `sha512-` and base64, as a lock file has it. */
function sumOf(integrity) {
  const [algorithm, sum] = integrity.split(' ')[0].split(/-(.*)/s);
  const content = Buffer.from(sum, 'base64').toString('hex');
  return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content };
}

function licensesOf(license) {
  const text = typeof license === 'string' ? license : license?.type;
  if (!text) return [];
  return /^[\w.+-]+$/.test(text) ? [{ license: { name: text } }] : [{ expression: text }];
}

/** From `status` of a Debian, and from `status.d` of an image without dpkg. */
function debianParts(dpkg) {
  if (dpkg === undefined || !existsSync(dpkg)) return [];
  const single = path.join(dpkg, 'status.d');
  const files = existsSync(single)
    ? readdirSync(single).map((name) => path.join(single, name))
    : [path.join(dpkg, 'status')];
  const stanzas = files.toSorted().flatMap((file) => readFileSync(file, 'utf8').split(/\n\n+/));
  return stanzas.flatMap((stanza) => {
    const field = (name) => new RegExp(`^${name}: (.*)$`, 'm').exec(stanza)?.[1];
    const [name, version, arch] = [field('Package'), field('Version'), field('Architecture')];
    if (!name || !version) return [];
    const purl = `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${arch}`;
    return [{ type: 'library', 'bom-ref': purl, name, version, purl }];
  });
}
