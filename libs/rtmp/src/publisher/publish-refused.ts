/** The other side does not take what is published; the message is its code, never its words. */
export class PublishRefused extends Error {
  override readonly name = 'PublishRefused';
}
