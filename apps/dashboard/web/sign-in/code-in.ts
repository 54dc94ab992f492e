import type { Message } from '../api/shapes.js';

const CODE = /(?<!\d)\d{6}(?!\d)/;

/** The six digits in a sign-in message. */
export function codeIn(content: Message['content']): string | undefined {
  return CODE.exec(content?.text ?? content?.subject ?? '')?.[0];
}
