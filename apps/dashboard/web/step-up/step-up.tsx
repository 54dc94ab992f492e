import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loadAgain } from '../app/lazy-page.js';
import { isStepUpAsked, onStepUpChange } from './step-up-requests.js';

const StepUpDialog = lazy(async () => {
  const { StepUpDialog: dialog } = await loadAgain(() => import('./step-up-dialog.js'));
  return { default: dialog };
});

/** Shows the question for a second factor while a request waits for it. */
export function StepUp() {
  const isAsked = useSyncExternalStore(onStepUpChange, isStepUpAsked);
  return <Suspense>{isAsked && <StepUpDialog />}</Suspense>;
}
