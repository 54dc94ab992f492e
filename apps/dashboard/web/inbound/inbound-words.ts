import type { InboundMessage } from '../api/inbound.js';

type Kind = InboundMessage['kind'];

const KINDS: Readonly<Record<Kind, string>> = {
  text: 'Text',
  button: 'Button',
  choice: 'Choice',
  image: 'Picture',
  video: 'Video',
  audio: 'Audio',
  document: 'Document',
  sticker: 'Sticker',
  location: 'Place',
  contacts: 'Contacts',
  reaction: 'Reaction',
  other: 'Something else',
};

export const kindName = (kind: Kind): string => KINDS[kind];

/** One line that stands for what somebody sent. */
export const lineOf = ({ text, kind, attachments }: InboundMessage): string =>
  text?.trim() || attachments[0]?.filename || KINDS[kind];

/** The name that somebody goes by, where they told one. */
export const whoOf = ({ from, from_name: name }: InboundMessage): string => name ?? from;
