import sharp from 'sharp';
import { inPerspective } from './in-perspective.js';

/** How a specimen was photographed. */
export interface SpecimenLook {
  /** Height of the type of the zone, on a page of 1250 pixels. */
  fontPx?: number;
  blur?: number;
  rotationDeg?: number;
  ink?: string;
  paper?: string;
  hasGuilloche?: boolean;
  /** How much nearer the foot of the page is than its head, such as 0.2. */
  perspective?: number;
  /** Added width of the pen; negative is not possible. */
  boldness?: number;
  jpegQuality?: number;
  /** What the picture is scaled by at the end. */
  scale?: number;
}

const PAGE = { width: 1250, height: 880 };

/** Draws the data page of a document of nobody with a zone at its foot, as a JPEG. */
export async function specimenPage(lines: string[], look: SpecimenLook = {}): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svgOf(lines, look)))
    .rotate(look.rotationDeg ?? 0, { background: '#8a8f8c' })
    .flatten({ background: '#8a8f8c' });
  const seen = await inPerspective(drawn, look.perspective ?? 0);
  const blurred = look.blur ? seen.blur(look.blur) : seen;
  const { data, info } = await blurred.png().toBuffer({ resolveWithObject: true });
  return sharp(data)
    .resize({ width: Math.round(info.width * (look.scale ?? 1)) })
    .jpeg({ quality: look.jpegQuality ?? 70 })
    .toBuffer();
}

function svgOf(lines: string[], look: SpecimenLook): string {
  const { fontPx = 36, ink = '#111', paper = '#eef2ea', boldness = 0 } = look;
  const text = lines
    .map((line, row) => {
      const y = 800 - (lines.length - 1 - row) * fontPx * 1.5;
      return `<text x="625" y="${y}">${line.replaceAll('<', '&lt;')}</text>`;
    })
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width}" height="${PAGE.height}">
    <rect width="100%" height="100%" fill="#8a8f8c"/>
    <rect x="20" y="20" width="1210" height="840" rx="18" fill="${paper}"/>
    ${guillocheOf(look.hasGuilloche ?? false)}
    <g font-family="sans-serif" fill="#234">
      <text x="60" y="90" font-size="40" font-weight="bold">PASSPORT / PASSEPORT</text>
      <rect x="60" y="130" width="260" height="340" fill="#c9b8a8"/>
      <circle cx="190" cy="260" r="70" fill="#8a6f5c"/>
      <rect x="90" y="340" width="200" height="130" rx="60" fill="#5c6f8a"/>
      <text x="370" y="180" font-size="24">Surname / Nom</text>
      <text x="370" y="215" font-size="32">SPECIMEN</text>
      <text x="370" y="280" font-size="24">Date of birth / Date de naissance</text>
      <text x="370" y="315" font-size="32">01 JAN / JAN 90</text>
    </g>
    <g font-family="OCR B" font-size="${fontPx}" text-anchor="middle" fill="${ink}"
       stroke="${ink}" stroke-width="${boldness}">${text}</g></svg>`;
}

/** Fine waves under everything, as security printing has them. */
function guillocheOf(isPrinted: boolean): string {
  if (!isPrinted) return '';
  const waves = Array.from({ length: 60 }, (_, index) => {
    const y = 30 + index * 14;
    return `<path d="M20 ${y} q 75 ${index % 2 ? 34 : -34} 150 0 t 150 0 t 150 0 t 150 0 t 150 0 t 150 0 t 150 0 t 150 0" fill="none" stroke="#9fb8c8" stroke-width="2"/>`;
  });
  return waves.join('');
}
