export interface Account {
  id: string;
  email: string | null;
  phone: string | null;
  name: string | null;
  created_at: string;
}
export type Role = 'owner' | 'admin' | 'developer' | 'viewer';
export interface Project {
  id: string;
  slug: string;
  name: string;
  role: Role;
  created_at: string;
}
export interface Member {
  account_id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  /** Invited until the person first signs in. */
  status: 'active' | 'invited';
  role: Role;
  created_at: string;
}
export interface Product {
  product: string;
  title: string;
  base_url: string;
  provisioned_at: string | null;
}
export type Mode = 'live' | 'test';
export interface Key {
  id: string;
  name: string;
  product: string;
  mode: Mode;
  scopes: string[];
  start: string;
  last4: string;
  created_at: string;
  last_used_at: string | null;
  expires_at: string | null;
  revoked_at: string | null;
}
export interface NewKey extends Key {
  secret: string;
}
export interface Release {
  id: string;
  number: number;
  artifact_digest: string;
  commit_sha: string;
  created_at: string;
}
export interface Deployment {
  id: string;
  app_id: string;
  number: number;
  status: string;
  stage: string;
  branch: string;
  commit_sha: string | null;
  commit_message: string | null;
  plan: { runtime: string; reasons?: string[]; warnings?: string[] } | null;
  error: { stage: string; code: string; message: string } | null;
  url: string | null;
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
}
export interface App {
  id: string;
  name: string;
  project: string;
  repo: string;
  branch: string;
  url: string;
  status: 'deploying' | 'live' | 'failed' | 'stopped';
  env_keys: string[];
  current_release: Release | null;
  latest_deployment: Deployment | null;
  created_at: string;
  updated_at: string;
}
export interface Message {
  id: string;
  project_id: string | null;
  channel: string;
  to: string;
  from: string | null;
  content: { subject?: string; text?: string; html?: string } | null;
  failure: string | null;
  kind: string;
  status: string;
  driver: string;
  reference: string | null;
  created_at: string;
  sent_at: string | null;
  delivered_at: string | null;
  expires_at: string | null;
}
export interface Engine {
  engine: string;
  driver: string;
  ok: boolean;
  version: string | null;
  chosen: boolean;
  problems: { code: string; text: string; fix: string | null }[];
}
export interface AccountSession {
  id: string;
  client: 'browser' | 'device';
  is_current: boolean;
  created_at: string;
  refreshed_at: string;
  expires_at: string;
}
