/** What is known here of a number on WhatsApp. */
export interface WhatsappRecords {
  /** Whether this recipient wrote to the number within the last 24 hours. */
  isOpen(recipient: string): Promise<boolean>;
  /** WhatsApp says that the window of a recipient is closed, whatever is known here. */
  close(recipient: string): Promise<void>;
  /** Status of a template, such as `APPROVED`; null when it was not read yet. */
  statusOf(template: { readonly name: string; readonly language: string }): Promise<string | null>;
  /** WhatsApp's name of a message that came in as `inb_…`; null when there is none. */
  nameOf(inboundId: string): Promise<string | null>;
}
