export { Audit, type AuditedChange } from './audit.js';
export { appendEntry } from './audit.sql.js';
export { type AuditDiff, type AuditState, diffOf } from './audit-diff.js';
export { AuditModule, type AuditOptions } from './audit.module.js';
export { AuditReader } from './audit.reader.js';
export { AuditEntry } from './audit.schema.js';
export { CreateAudit1763810000000 } from './create-audit.migration.js';
