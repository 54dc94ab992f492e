export { type AamvaFields } from './barcode/aamva-fields.js';
export { type DocumentReading, type ReadOptions } from './document-reading.js';
export { DocumentUnreadable, type UnreadableReason } from './document-unreadable.js';
export { type Quality } from './image/quality.js';
export { type DocumentKind, type MrzFields, type MrzFormat } from './mrz/mrz-fields.js';
export { readDocument } from './read-document.js';
export { DocumentReader, type DocumentReaderOptions } from './reader/document-reader.js';
