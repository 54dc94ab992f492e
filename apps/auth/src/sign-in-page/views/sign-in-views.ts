import type { SignInFlow } from '../sign-in-flow.js';
import { codeView, linkView } from './code-view.js';
import { identifyView } from './identify-view.js';
import { firstPasskeyView } from './passkey-view.js';
import { proveView } from './prove-view.js';
import { secondFactorView } from './second-factor-views.js';
import { resetView, signUpView } from './sign-up-views.js';
import type { View, ViewOf } from './view.js';

/** The page of one step. */
export function viewOf(flow: SignInFlow, of: ViewOf): View {
  switch (flow.step) {
    // Whoever is back from a provider without its answer begins again.
    case 'identify':
    case 'provider':
      return identifyView(of);
    case 'prove':
      return proveView(of, flow.contact);
    case 'code':
      return codeView(of, flow.contact, true);
    case 'link':
      return linkView(of, flow.contact);
    case 'sign-up':
      return signUpView(of, flow.contact);
    case 'sign-up-code':
      return codeView(of, flow.contact, false);
    case 'reset':
      return resetView(of, flow.contact);
    case 'passkey':
      return firstPasskeyView(of, flow.options);
    default:
      return secondFactorView(flow, of);
  }
}
