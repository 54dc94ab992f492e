import { tokenizeVTTCue, VTTCue, type VTTNode } from 'media-captions';

/** Tags that are kept, and times inside of a cue; all others are taken out, their words stay. */
const TAG = /<(?!\/?(?:b|i|u|c|v|lang|ruby|rt)(?:[\s.>])|\d\d[\d:.]*>)\/?[a-z!?][^<>]*>/gi;
/** What begins no tag is a sign like any other. */
const BARE = /<(?!\/?[a-z]|\d\d[\d:.]*>)|<(?=[^>]*$)/gi;
/** Places and colours, as SubStation Alpha has them and SRT files took over. */
const OVERRIDES = /\{\\[^{}]*\}/g;
const CLASS = /^[\w-]{1,40}$/;

/** The words of a cue of WebVTT, written anew: only what is known can be in them. */
export function cleanText(text: string): string {
  const known = text.replaceAll(TAG, '').replaceAll(BARE, '&lt;');
  // Times inside of it are not kept, so those of the cue make no difference.
  const written = tokenizeVTTCue(new VTTCue(0, 0, known))
    .map(writtenNode)
    .join('');
  return trimmed(written);
}

/** The words of a cue of SRT: bold, italic and underlined stay. */
export function cleanSrtText(text: string): string {
  const tags = text
    .replaceAll(OVERRIDES, '')
    .replaceAll(/<(\/?)([biu])>/gi, (_, end: string, tag: string) => `<${end}${tag.toLowerCase()}>`)
    .replaceAll(
      /\{(\/?)([biu])\}/gi,
      (_, end: string, tag: string) => `<${end}${tag.toLowerCase()}>`,
    )
    .replaceAll('&', '&amp;');
  return cleanText(tags);
}

function writtenNode(node: VTTNode): string {
  if (node.type === 'text') return escaped(node.data);
  const inside = node.children.map(writtenNode).join('');
  switch (node.type) {
    case 'b':
    case 'i':
    case 'u':
    case 'ruby':
    case 'rt':
      return `<${node.type}>${inside}</${node.type}>`;
    case 'c':
      return classed(node, inside);
    case 'v':
      return `<v ${noted(node.voice)}>${inside}</v>`;
    case 'lang':
      return `<lang ${noted(node.lang)}>${inside}</lang>`;
    default:
      return inside;
  }
}

function classed(
  { color, bgColor, class: others = '' }: Extract<VTTNode, { type: 'c' }>,
  inside: string,
): string {
  const names = [color, bgColor && `bg_${bgColor}`, ...others.split(' ')];
  const kept = names.filter((name) => name !== undefined && CLASS.test(name));
  return kept.length === 0 ? inside : `<c.${kept.join('.')}>${inside}</c>`;
}

const noted = (text = ''): string => escaped(text).replaceAll(/\s+/g, ' ').trim().slice(0, 100);

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u{A0}', '&nbsp;');

/** An empty line would end the cue. */
function trimmed(text: string): string {
  const lines = text.replaceAll(/[^\P{Cc}\n]/gu, ' ').split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
