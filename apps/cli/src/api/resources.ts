import type { AuthComponents, PlatformComponents } from '@skydeck/sdk';

type Auth = AuthComponents['schemas'];
type Platform = PlatformComponents['schemas'];

export type Account = Auth['Account'];
export type GrantedSession = Pick<
  Auth['SessionTokens'],
  'access_token' | 'expires_in' | 'refresh_token'
>;
export type Project = Auth['Project'];
export type Member = Auth['Member'];
export type Invitation = Auth['Invitation'];
export type ApiKey = Auth['Key'];
export type App = Platform['App'];
export type AppRun = Platform['AppRun'];
export type Deployment = Platform['Deployment'];
export type CreateApp = Platform['CreateApp'];
export type Event = Platform['Event'];
export type Vps = Platform['Vps'];
export type Image = Platform['VpsImage'];
export type Firewall = Platform['Firewall'];
export type FirewallRule = Platform['FirewallRule'];
export type Operation = Platform['Operation'];
export type Engine = Platform['Engine'];
/** One line of an app's or a deployment's log. */
export type LogLine = Platform['AppLogLine'] | Platform['DeploymentLogLine'];
